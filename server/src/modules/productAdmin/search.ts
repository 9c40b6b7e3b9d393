import { queryWords } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { hasWord, isAmong, productsOfCode, wordsFrom, type ProductListFilter } from './listRepository.ts'

// More words hardly narrow the result, and each costs time in the index.
const MOST_WORDS = 50

/**
 * The conditions of a search: the product with exactly this handle, SKU or barcode if there is one, else those with every word
 * in the name, category or specifications; a word may be the beginning of one. Hidden products are found, too.
 */
export async function matching(
  db: Database,
  text: string,
): Promise<NonNullable<ProductListFilter['matching']>> {
  const coded = await productsOfCode(db, text)
  if (coded.length > 0) return [isAmong(coded)]
  const words = queryWords(text)
  if (words.length === 0) return [isAmong([])]
  return Promise.all(
    words.map(async ({ forms }) => hasWord([...forms, ...(await wordsFrom(db, forms, MOST_WORDS))])),
  )
}
