import { skeleton } from './skeleton.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
// The sign of an ejective in the official romanisation (k'ari); a word is not cut there.
const APOSTROPHES = /['’ʼ`´]/g

/** What of a product can be searched for. */
export interface SearchableProduct {
  name: string
  /** null when the product has no category */
  category: string | null
  specificationValues: readonly string[]
  description: string
}

/** What the product's row holds for search. */
export interface SearchFields {
  searchName: string
  searchText: string
}

/** The words of a text as they are typed, in their own letter case. */
export function typedWords(text: string): string[] {
  return text.normalize('NFC').replace(APOSTROPHES, '').match(WORD) ?? []
}

/** The words of a text in the one form that is compared: NFC, lower case, Mtavruli as Mkhedruli. */
export function words(text: string): string[] {
  return typedWords(text).map((word) => word.toLowerCase())
}

/**
 * The two search columns of a product: every word of it once, as it is written and in its Latin form, with a
 * space on either side of each. `searchName` holds the name, the category and the specification values;
 * `searchText` holds these and the description.
 */
export function searchFields(product: SearchableProduct): SearchFields {
  const named = words([product.name, product.category ?? '', ...product.specificationValues].join(' '))
  return { searchName: folded(named), searchText: folded([...named, ...words(product.description)]) }
}

function folded(found: readonly string[]): string {
  const distinct = new Set([...found, ...found.map(skeleton)])
  return distinct.size === 0 ? '' : ` ${[...distinct].join(' ')} `
}
