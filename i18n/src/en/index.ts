import type { Catalogue } from '../translate.ts'
import { addresses } from './addresses.ts'
import { courier } from './courier.ts'
import { field } from './field.ts'
import { filters } from './filters.ts'
import { fullCart } from './fullCart.ts'
import { map } from './map.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { navigation } from './navigation.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { profile } from './profile.ts'
import { returns } from './returns.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { product } from './product.ts'
import { reviews } from './reviews.ts'
import { shell } from './shell.ts'
import { sidebar } from './sidebar.ts'
import { suggestions } from './suggestions.ts'
import { transfer } from './transfer.ts'
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
  ...returns,
  ...courier,
  ...payment,
  ...transfer,
  ...navigation,
  ...profile,
  ...map,
  ...notFound,
  ...offline,
  ...addresses,
  ...fullCart,
  ...sidebar,
  ...suggestions,
  ...wishlist,
}
