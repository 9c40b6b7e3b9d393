import type { Product } from '@dukani/contracts'
import { localText, type Language } from '@dukani/i18n'

/** What a product is called in the shop's languages; not every product has an English name. */
export type ProductNames = Pick<Product, 'name' | 'name_en'>

/** A product's name for readers of a language: in English its English one, where there is one. */
export function productName({ name, name_en }: ProductNames, language: Language): string {
  return localText(name, name_en, language)
}

/** Only the names, for data that is stored without the product. */
export function productNames({ name, name_en }: ProductNames): ProductNames {
  return { name, name_en }
}
