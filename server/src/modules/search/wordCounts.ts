import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { searchWords } from '../../db/searchSchema.ts'
import { letterBits } from './edits.ts'
import type { products } from '../../db/schema.ts'

/** The search columns of a product's row, and whether shoppers see it; what is missing has the column's default. */
export type CountedProduct = Pick<typeof products.$inferInsert, 'published' | 'searchName' | 'searchText'>

// Words per statement.
const BATCH = 5_000

/**
 * Collects how the counts of the catalogue's words change, and writes the changes. Whoever writes a product's search
 * columns, or publishes or hides it, saves the counts in the same transaction.
 */
export class WordCounts {
  readonly #changes = new Map<string, { products: number; named: number }>()

  /** Counts the words of a product as it is now. */
  add(product: CountedProduct): void {
    this.#count(product, 1)
  }

  /** Takes back the words of a product as it was. */
  remove(product: CountedProduct): void {
    this.#count(product, -1)
  }

  /** Writes the changes. Best at the end of a transaction: other writers of the same words wait until it ends. */
  async save(db: Executor): Promise<void> {
    // In one order, so that two writers can't wait for each other.
    const changes = [...this.#changes]
      .filter(([, { products, named }]) => products !== 0 || named !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (let start = 0; start < changes.length; start += BATCH) {
      const batch = changes.slice(start, start + BATCH)
      await db.execute(sql`
        insert into ${searchWords} (word, letters, products, named)
        select word, letters, products, named
        from unnest(
          ${sql.param(batch.map(([word]) => word))}::text[],
          ${sql.param(batch.map(([word]) => letterBits(word)))}::bigint[],
          ${sql.param(batch.map(([, { products }]) => products))}::int[],
          ${sql.param(batch.map(([, { named }]) => named))}::int[]
        ) as changed (word, letters, products, named)
        on conflict (word) do update set
          products = ${searchWords}.products + excluded.products,
          named = ${searchWords}.named + excluded.named`)
    }
    this.#changes.clear()
  }

  #count({ published = true, searchName = '', searchText = '' }: CountedProduct, by: 1 | -1): void {
    if (!published) return
    const named = new Set(wordsOf(searchName))
    for (const word of new Set(wordsOf(searchText))) {
      const change = this.#changes.get(word) ?? { products: 0, named: 0 }
      change.products += by
      if (named.has(word)) change.named += by
      this.#changes.set(word, change)
    }
  }
}

function wordsOf(column: string): string[] {
  return column.split(' ').filter((word) => word !== '')
}
