import { desc, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema.ts'
import type { IndexedProduct } from './searchIndex.ts'

/** Where a batch ended: the next one begins after it. */
export interface IndexPosition {
  /** as the database writes it: a Date would lose the microseconds */
  createdAt: string
  id: string
}

/** What the search index is made of. */
export interface SearchRepository {
  /** A text that changes whenever the searchable catalogue may have changed; cheap to ask for. */
  stamp(): Promise<string>
  /** The next published products, newest first; null starts at the newest. */
  batch(after: IndexPosition | null): Promise<(IndexedProduct & IndexPosition)[]>
}

// Small enough not to block other requests for long.
const BATCH = 500

/** Prepares its statements; create one per database. */
export function createSearchRepository(db: Database): SearchRepository {
  const createdAt = sql<string>`${products.createdAt}::text`
  const stamp = db
    .select({
      count: sql<string>`count(*)`,
      length: sql<
        string | null
      >`sum(octet_length(${products.searchText}) + octet_length(${products.searchName}))`,
      changed: sql<string | null>`sum((extract(epoch from ${products.updatedAt}) * 1000000)::bigint)`,
    })
    .from(products)
    .where(sql`${products.published}`)
    .prepare('search_stamp')
  const batch = db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      searchName: products.searchName,
      searchText: products.searchText,
      createdAt,
    })
    .from(products)
    .where(
      sql`${products.published} and (${products.createdAt}, ${products.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(BATCH)
    .prepare('search_batch')

  return {
    async stamp() {
      const [row] = await stamp.execute()
      return `${row?.count} ${row?.length} ${row?.changed}`
    },
    batch: (after) => batch.execute(after === null ? NEWEST : { createdAt: after.createdAt, id: after.id }),
  }
}

// After every product there can be.
const NEWEST = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
