import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { navigation } from './navigation.ts'
import { shell } from './shell.ts'

/** The texts that the first screen, or anything above it, needs at once. */
export const firstKa = {
  ...shell,
  ...catalogue,
  ...cart,
  ...navigation,
} as const
