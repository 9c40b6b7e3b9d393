import type { Catalogue } from '../translate.ts'
import { field } from './field.ts'
import { filters } from './filters.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { navigation } from './navigation.ts'
import { orders } from './orders.ts'
import { profile } from './profile.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { mui } from './mui.ts'
import { product } from './product.ts'
import { reviews } from './reviews.ts'
import { shell } from './shell.ts'
import { wishlist } from './wishlist.ts'

/** The English interface. */
export const en: Catalogue = {
  ...shell,
  ...catalogue,
  ...product,
  ...reviews,
  ...cart,
  ...field,
  ...filters,
  ...auth,
  ...checkout,
  ...orders,
  ...navigation,
  ...profile,
  ...wishlist,
  ...mui,
}
