import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportCatalogue } from '../../../server/src/modules/catalogueImport/exportCatalogue.ts'
import { productRowsRead } from '../support/rowsRead.ts'
import { testDatabase } from '../support/testDatabase.ts'

const PRODUCTS = 5_000

const { db } = await testDatabase({ max: 3 })
await db.execute(sql`
  insert into products (id, handle, name, price_tetri, published, created_at)
  select gen_random_uuid(), 'product-' || number, 'ჭიქა', 1000, number % 3 > 0, timestamptz '2026-03-05 10:00Z' + number % 100 * interval '1 s'
  from generate_series(1, ${PRODUCTS}::int) as number`)
await db.execute(sql`analyze products`)

test('an export reads each product a few times at most, hidden ones too, however many there are', async () => {
  const before = await productRowsRead(db)
  let written = 0
  const lines = exportCatalogue(db, { publicUrl: undefined, onProgress: (products) => (written = products) })
  for await (const line of lines) expect(line).not.toBe('')
  expect(written).toBe(PRODUCTS)
  expect((await productRowsRead(db)) - before).toBeLessThanOrEqual(2 * PRODUCTS)
})
