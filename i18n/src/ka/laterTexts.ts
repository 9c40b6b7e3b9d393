import { auth } from './auth.ts'
import { checkout } from './checkout.ts'
import { field } from './field.ts'
import { filters } from './filters.ts'
import { orders } from './orders.ts'
import { product } from './product.ts'
import { profile } from './profile.ts'
import { reviews } from './reviews.ts'
import { wishlist } from './wishlist.ts'

/** The texts of what comes in chunks of its own: a browser fetches them with the first of these. */
export const laterKa = {
  ...product,
  ...reviews,
  ...field,
  ...filters,
  ...auth,
  ...checkout,
  ...orders,
  ...profile,
  ...wishlist,
} as const
