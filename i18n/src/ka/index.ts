import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { mui } from './mui.ts'
import { product } from './product.ts'
import { server } from './server.ts'
import { shell } from './shell.ts'

/** The shop's own texts, and the list of keys that every other language must have. */
export const ka = { ...shell, ...catalogue, ...product, ...cart, ...server, ...mui } as const
