import { inArray } from 'drizzle-orm'
import { openDatabase } from '../../server/src/db/database.ts'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { products } from '../../server/src/db/schema.ts'
import { createSearchService } from '../../server/src/modules/search/service.ts'
import { temporaryFolder } from '../shop.ts'
import type { OpenBenchShop } from './searchEngine.ts'
import { storeProducts } from './storeProducts.ts'

const LIMIT = 5

/** The shop's own search, over an embedded PostgreSQL in a temporary folder. */
export const openBenchShop: OpenBenchShop = async (wanted) => {
  const { folder, remove } = temporaryFolder()
  const embedded = await startEmbedded({ dataDir: folder })
  await migrateDatabase(embedded.url)
  const { db, close } = openDatabase(embedded.url)
  await storeProducts(db, wanted)
  const search = createSearchService(db)
  return {
    async find(text) {
      const { ids } = await search.find(text, { limit: LIMIT, offset: 0 })
      const rows = await db
        .select({ id: products.id, handle: products.handle })
        .from(products)
        .where(inArray(products.id, ids))
      const handles = new Map(rows.map(({ id, handle }) => [id, handle]))
      return ids.flatMap((id) => handles.get(id) ?? [])
    },
    async close() {
      await close()
      await embedded.stop()
      remove()
    },
  }
}
