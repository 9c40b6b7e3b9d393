import type { Database } from '../../../server/src/db/database.ts'
import { products } from '../../../server/src/db/schema.ts'
import { searchFields, type SearchableProduct } from '../../../server/src/modules/search/fold.ts'
import type { SearchRange } from '../../../server/src/modules/search/range.ts'
import { createSearchService, type SearchLimits } from '../../../server/src/modules/search/service.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'
import { newId } from '../../../server/src/ids.ts'

/** All answers to a search among the published products, or a range of them, by id. */
export function searchOf(db: Database, limits?: SearchLimits) {
  const search = createSearchService(db, limits)
  return async (text: string, range: Partial<SearchRange> = {}): Promise<string[]> => {
    const all = { limit: 10_000, offset: 0 }
    return (await search.find(text, { ...all, ...range })).ids
  }
}

type English = 'nameEn' | 'descriptionEn'
type Searchable = Omit<SearchableProduct, English> & Partial<Pick<SearchableProduct, English>>

/** Stores products, the first one as the newest, and returns their ids in the same order. */
export async function storeSearchable(db: Database, wanted: readonly Searchable[]): Promise<string[]> {
  const words = new WordCounts()
  const rows = wanted.map((product, number) => ({
    ...{
      id: newId(),
      name: product.name,
      priceTetri: 100,
      createdAt: new Date(Date.UTC(2026, 0, 1) - number * 1000),
    },
    ...searchFields({ nameEn: '', descriptionEn: '', ...product }),
  }))
  for (const row of rows) words.add(row)
  await db.insert(products).values(rows.map((row) => ({ ...row, handle: row.id })))
  await words.save(db)
  return rows.map(({ id }) => id)
}
