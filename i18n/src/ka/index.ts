import { field } from './field.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { orders } from './orders.ts'
import { ordering } from './ordering.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { mui } from './mui.ts'
import { product } from './product.ts'
import { server } from './server.ts'
import { shell } from './shell.ts'

/** The shop's own texts, and the list of keys that every other language must have. */
export const ka = {
  ...shell,
  ...catalogue,
  ...product,
  ...cart,
  ...field,
  ...auth,
  ...account,
  ...checkout,
  ...orders,
  ...ordering,
  ...server,
  ...mui,
} as const
