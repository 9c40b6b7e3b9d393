import type { Product } from '@dukani/contracts'
import { localText, type Language } from '@dukani/i18n'

/** A product's description for readers of a language: in English its English one, where there is one. */
export function productDescription(
  { description, description_en }: Pick<Product, 'description' | 'description_en'>,
  language: Language,
): string {
  return localText(description, description_en, language)
}
