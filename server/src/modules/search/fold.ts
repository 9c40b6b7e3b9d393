import { latinKey, words } from '@dukani/contracts'

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

// The indexes of words hold no entry above 2.7 kB. No word of a language is nearly as long.
const MOST_LETTERS = 100

/**
 * The two search columns of a product: every word of it once, as it is written and in its Latin form, with a
 * space on either side of each. `searchName` holds the name, the category and the specification values;
 * `searchText` holds these and the description. Of a longer word only the first 100 letters are searched.
 */
export function searchFields(product: SearchableProduct): SearchFields {
  const named = words([product.name, product.category ?? '', ...product.specificationValues].join(' '))
  return { searchName: folded(named), searchText: folded([...named, ...words(product.description)]) }
}

function folded(found: readonly string[]): string {
  const distinct = new Set([...found, ...found.map(latinKey)].map(shortened))
  return distinct.size === 0 ? '' : ` ${[...distinct].join(' ')} `
}

function shortened(word: string): string {
  return word.length <= MOST_LETTERS ? word : [...word].slice(0, MOST_LETTERS).join('')
}
