import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { exportCatalogue } from '../../../server/src/modules/catalogueImport/exportCatalogue.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { collected } from './support/collected.ts'
import { plainRow, variantRow, type Cells } from './support/csv.ts'
import { importer } from './support/shop.ts'

const { db } = await testDatabase()
const { importRows, importFile, folder, clear } = await importer(db)
beforeEach(clear)

const jug = (barcode: string, cells: Cells = {}) =>
  plainRow({ Handle: 'doqi', Title: 'დოქი', 'Variant Barcode': barcode, ...cells })
const bowl = (barcode: string) => plainRow({ Handle: 'jami', Title: 'ჯამი', 'Variant Barcode': barcode })
const sized = (small: string, large: string) => [
  jug(small, { 'Option1 Name': 'Size', 'Option1 Value': 'S' }),
  variantRow({ Handle: 'doqi', 'Option1 Value': 'L', 'Variant Barcode': large }),
]
const codes = async () => {
  const own = await db.select().from(products).orderBy(asc(products.handle))
  const parts = await db
    .select()
    .from(specifications)
    .where(eq(specifications.active, true))
    .orderBy(asc(specifications.position))
  return [...own, ...parts].map(({ barcode }) => barcode)
}
const reasons = ({ warnings }: Awaited<ReturnType<typeof importRows>>) =>
  warnings.map(({ line, handle, reason }) => [line, handle, reason.key])

test('barcodes are imported in the form that is stored, and an empty one changes nothing', async () => {
  // Shopify writes a ' before it; a UPC-A is kept as EAN-13.
  const first = await importRows([jug("'4006381333931"), bowl('036000291452')])
  expect([first.warnings, await codes()]).toEqual([[], ['4006381333931', '0036000291452']])
  expect((await importRows([jug(''), bowl('036000291452')])).products).toMatchObject({ unchanged: 2 })
  await importRows([jug('QILA-1')])
  expect(await codes()).toEqual(['QILA-1', '0036000291452'])
})

test('a wrong barcode is left out with a warning, and its product is imported', async () => {
  const report = await importRows([jug('4006381333932'), bowl('4.00638E+12 ')])
  expect(report.products).toMatchObject({ added: 2, refused: 0 })
  expect(reasons(report)).toEqual([[2, 'doqi', 'catalogueFile.barcodeInvalid']])
  expect(await codes()).toEqual(['', '4.00638E+12'])
})

test('a barcode that another product has is left out, from the shop and from the file', async () => {
  await importRows([jug('QILA-1')])
  const report = await importRows([bowl('QILA-1')])
  expect(reasons(report)).toEqual([[2, 'jami', 'catalogueFile.barcodeTaken']])
  const both = await importRows([jug('QILA-2'), bowl('QILA-2')])
  expect(reasons(both)).toEqual([[3, 'jami', 'catalogueFile.barcodeTaken']])
  expect(await codes()).toEqual(['QILA-2', ''])
})

test('specifications exchange their barcodes, and a new one takes that of one that is gone', async () => {
  await importRows(sized('A-1', 'B-2'))
  expect(reasons(await importRows(sized('B-2', 'A-1')))).toEqual([])
  expect(await codes()).toEqual(['', 'B-2', 'A-1'])
  const renamed = [
    jug('A-1', { 'Option1 Name': 'Size', 'Option1 Value': 'XL' }),
    variantRow({ Handle: 'doqi', 'Option1 Value': 'S', 'Variant Barcode': 'B-2' }),
  ]
  expect(reasons(await importRows(renamed))).toEqual([])
  expect(await codes()).toEqual(['', 'A-1', 'B-2'])
  // Both want one and the same.
  expect(reasons(await importRows(sized('C-3', 'C-3')))).toEqual([[3, 'doqi', 'catalogueFile.barcodeTaken']])
})

test('a product’s own barcode goes to the specification for which the file names it', async () => {
  await importRows([jug('A-1')])
  await importRows(sized('A-1', ''))
  expect(await codes()).toEqual(['', 'A-1', ''])
})

test('an export has them, and importing it changes nothing', async () => {
  await importRows([...sized('A-1', ''), bowl('-5')])
  const text = (
    await collected(exportCatalogue(db, { publicUrl: undefined, onProgress: () => undefined }))
  ).join('')
  expect(text).toContain(",'-5,")
  const again = await importFile(await folder.write('export.csv', text))
  expect([again.products.unchanged, again.warnings]).toEqual([2, []])
})

test('a number of 12 digits that was stored before is the same barcode as its 13 digits', async () => {
  await importRows([jug('')])
  await db.update(products).set({ barcode: '036000291452' })
  expect(reasons(await importRows([bowl('036000291452')]))).toEqual([
    [2, 'jami', 'catalogueFile.barcodeTaken'],
  ])
  expect(await codes()).toEqual(['036000291452', ''])
  // An import without a barcode leaves it; one with it stores its 13 digits.
  expect((await importRows([jug('')])).products).toMatchObject({ unchanged: 1 })
  expect(reasons(await importRows([jug('036000291452')]))).toEqual([])
  expect(await codes()).toEqual(['0036000291452', ''])
})

test('two products that have a barcode of 12 digits and the same one of 13 keep them', async () => {
  await importRows([jug(''), bowl('')])
  const store = (handle: string, barcode: string) =>
    db.update(products).set({ barcode }).where(eq(products.handle, handle))
  for (const [short, long] of [
    ['doqi', 'jami'],
    ['jami', 'doqi'],
  ] as const) {
    await store(long, '')
    await store(short, '036000291452')
    await store(long, '0036000291452')
    expect(reasons(await importRows([jug('036000291452'), bowl('036000291452')]))).toEqual([])
    const stored = await db.select().from(products).orderBy(asc(products.handle))
    expect(Object.fromEntries(stored.map(({ handle, barcode }) => [handle, barcode]))).toEqual({
      [short]: '036000291452',
      [long]: '0036000291452',
    })
  }
})

test('a specification takes no number that another of its product has in the other form', async () => {
  await importRows(sized('A-1', 'B-2'))
  await db.update(specifications).set({ barcode: '036000291452' }).where(eq(specifications.barcode, 'A-1'))
  const report = await importRows(sized('', '036000291452'))
  expect(reasons(report)).toEqual([[3, 'doqi', 'catalogueFile.barcodeTaken']])
  expect(await codes()).toEqual(['', '036000291452', 'B-2'])
})
