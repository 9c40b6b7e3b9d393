import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/database.ts'
import { categories, products } from '../../server/src/db/schema.ts'
import { newId } from '../../server/src/ids.ts'
import { searchFields } from '../../server/src/modules/search/fold.ts'
import { WordCounts } from '../../server/src/modules/search/wordCounts.ts'
import { categoryTitles, type BenchProduct } from './catalogue.ts'

const BATCH = 1_000

/** When the newest product was added; each further one is a second older. */
const NEWEST = Date.UTC(2026, 0, 1)

/** Puts made-up products into an empty database, without specifications and pictures. */
export async function storeProducts(db: Database, wanted: Iterable<BenchProduct>): Promise<void> {
  const ids = new Map(categoryTitles.map((title) => [title, newId()]))
  await db.insert(categories).values([...ids].map(([title, id], position) => ({ id, title, position })))
  const words = new WordCounts()
  let batch: (typeof products.$inferInsert)[] = []
  const write = async () => {
    if (batch.length > 0) await db.insert(products).values(batch)
    batch = []
  }
  for (const product of wanted) {
    const { number, handle, name, description, category, priceTetri, stock } = product
    const row = {
      ...{ id: newId(), handle, name, description, priceTetri, inventory: stock },
      ...{ categoryId: ids.get(category) ?? null, createdAt: new Date(NEWEST - number * 1_000) },
      ...searchFields({ ...product, nameEn: '', descriptionEn: '' }),
    }
    words.add(row)
    batch.push(row)
    if (batch.length === BATCH) await write()
  }
  await write()
  await words.save(db)
  await db.execute(sql`vacuum analyze`)
}
