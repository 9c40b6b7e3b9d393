import type { ProductNames } from './productTexts.ts'

/** The names of a product that is part of something else, such as a saved item. */
export function namesOfProduct(of: {
  product_name: string
  product_name_en?: string | undefined
}): ProductNames {
  return { name: of.product_name, name_en: of.product_name_en }
}
