import { addresses } from './addresses.ts'
import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { courier } from './courier.ts'
import { field } from './field.ts'
import { filters } from './filters.ts'
import { fullCart } from './fullCart.ts'
import { map } from './map.ts'
import { offline } from './offline.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { product } from './product.ts'
import { profile } from './profile.ts'
import { reviews } from './reviews.ts'
import { sidebar } from './sidebar.ts'
import { suggestions } from './suggestions.ts'
import { transfer } from './transfer.ts'
import { wishlist } from './wishlist.ts'

/** The texts of code that is loaded later. */
export const deferredKa = {
  ...product,
  ...reviews,
  ...field,
  ...filters,
  ...auth,
  ...checkout,
  ...orders,
  ...courier,
  ...payment,
  ...transfer,
  ...profile,
  ...fullCart,
  ...sidebar,
  ...suggestions,
  ...wishlist,
  ...map,
  ...offline,
  ...addresses,
} as const
