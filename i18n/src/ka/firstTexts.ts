import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { navigation } from './navigation.ts'
import { shell } from './shell.ts'

/** The texts that stand on the first screen, or may at any moment over it: the browser has them from its start. */
export const firstKa = {
  ...shell,
  ...catalogue,
  ...cart,
  ...navigation,
} as const
