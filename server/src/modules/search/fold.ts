import { latinKey, words } from '@dukani/contracts'

/** What of a product can be searched for. */
export interface SearchableProduct {
  name: string
  /** null when the product has no category */
  category: string | null
  specificationValues: readonly string[]
  description: string
  /** the texts in English; empty: none */
  nameEn: string
  descriptionEn: string
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
 * space on either side of each. `searchName` holds the names, the category and the specification values;
 * `searchText` holds these and the descriptions. Of a longer word only the first 100 letters are searched.
 */
export function searchFields(product: SearchableProduct): SearchFields {
  const { name, nameEn, category, specificationValues, description, descriptionEn } = product
  const named = words([name, nameEn, category ?? '', ...specificationValues].join(' '))
  const described = words(`${description} ${descriptionEn}`)
  return { searchName: folded(named), searchText: folded([...named, ...described]) }
}

function folded(found: readonly string[]): string {
  const distinct = new Set([...found, ...found.map(latinKey)].map(shortened))
  return distinct.size === 0 ? '' : ` ${[...distinct].join(' ')} `
}

function shortened(word: string): string {
  return word.length <= MOST_LETTERS ? word : [...word].slice(0, MOST_LETTERS).join('')
}
