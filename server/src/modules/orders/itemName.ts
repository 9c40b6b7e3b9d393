import { localText, type Language } from '@dukani/i18n'

/** What names an item of an order. */
export interface NamedItem {
  productName: string
  /** empty: it has none, so the Georgian name counts */
  productNameEn: string
  specificationValue: string | null
}

/** The name that a shopper sees: the product's, with the chosen specification. */
export function itemName(item: NamedItem, language: Language): string {
  const { productName, productNameEn, specificationValue } = item
  const name = localText(productName, productNameEn, language)
  return specificationValue === null ? name : `${name} (${specificationValue})`
}
