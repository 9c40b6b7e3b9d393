import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { stockMovements } from '../../../server/src/db/stockSchema.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { plainRow, type Cells } from './support/csv.ts'
import { importer } from './support/shop.ts'

const { db } = await testDatabase()
const { importRows } = await importer(db)

const movements = () =>
  db
    .select({ change: stockMovements.change, stock: stockMovements.stock, reason: stockMovements.reason })
    .from(stockMovements)
    .orderBy(asc(stockMovements.id))

test('an import records the stocks that it changes, and no others', async () => {
  const rows = (jug: string) => [
    plainRow({ Handle: 'doqi', Title: 'დოქი', 'Variant Inventory Qty': jug }),
    plainRow({ Handle: 'jami', Title: 'ჯამი', 'Variant Inventory Qty': '4' }),
  ]
  await importRows(rows('7'))
  const first = [
    { change: 7, stock: 7, reason: 'import' },
    { change: 4, stock: 4, reason: 'import' },
  ]
  expect(await movements()).toEqual(first)
  await importRows(rows('5'))
  expect(await movements()).toEqual([...first, { change: -2, stock: 5, reason: 'import' }])
  await importRows(rows('9'), { dryRun: true })
  expect(await movements()).toHaveLength(3)
})

test('an import leaves a barcode and a warning level as they are', async () => {
  const row = (price: string) => [plainRow({ Handle: 'qila', Title: 'ქილა', 'Variant Price': price })]
  await importRows(row('5.00'))
  await db.update(products).set({ barcode: 'Q-1', warnLevel: 2 }).where(eq(products.handle, 'qila'))
  await importRows(row('6.00'))
  const [jar] = await db.select().from(products).where(eq(products.handle, 'qila'))
  expect(jar).toMatchObject({ priceTetri: 600, barcode: 'Q-1', warnLevel: 2 })
})

test('English texts of a file are imported as text, and those that it doesn’t have stay', async () => {
  const row = (cells: Cells) => [plainRow({ Handle: 'tapa', Title: 'ტაფა', ...cells })]
  const texts = async () => {
    const [pan] = await db.select().from(products).where(eq(products.handle, 'tapa'))
    return [pan?.name, pan?.nameEn, pan?.descriptionEn]
  }
  await importRows(
    row({ 'Dukani / Title EN': ' Clay  pan ', 'Dukani / Body EN (HTML)': '<p>Baked by <b>hand</b></p>' }),
  )
  expect(await texts()).toEqual(['ტაფა', 'Clay pan', 'Baked by hand'])
  await importRows(row({ Title: 'კეცი' }))
  expect(await texts()).toEqual(['კეცი', 'Clay pan', 'Baked by hand'])
  await importRows(row({ Title: 'კეცი', 'Dukani / Title EN': 'Ketsi' }))
  expect(await texts()).toEqual(['კეცი', 'Ketsi', 'Baked by hand'])
})
