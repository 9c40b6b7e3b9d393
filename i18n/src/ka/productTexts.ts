import { fullCart } from './fullCart.ts'
import { product } from './product.ts'
import { reviews } from './reviews.ts'
import { wishlist } from './wishlist.ts'

/** The texts of a product's page, which come with it. */
export const productKa = {
  ...product,
  ...fullCart,
  ...reviews,
  ...wishlist,
} as const
