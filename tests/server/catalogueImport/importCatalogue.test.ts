import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { productChanges } from '../../../server/src/observations.ts'
import { summaryText } from '../../../server/src/modules/catalogueImport/summary.ts'
import { searchOf } from '../search/searchOf.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { catalogueOf, importer } from './support/shop.ts'
import { writeLargeFile } from './support/largeFile.ts'
import { plainRow } from './support/csv.ts'

const FIXTURE = join(import.meta.dirname, 'fixture.csv')

const { db } = await testDatabase()
const { clear, folder, importFile, importRows } = await importer(db)

beforeEach(clear)

test('a file with errors is imported: options, stock, prices, text, hidden products, and refused rows with line and reason', async () => {
  const report = await importFile(FIXTURE)
  const { products, specifications, categories } = await catalogueOf(db)
  const named = new Map(products.map((product) => [product.handle, product]))
  const specs = (handle: string) =>
    specifications
      .filter(({ productId }) => productId === named.get(handle)?.id)
      .map(({ value, priceTetri, oldPriceTetri, inventory, sku }) => [
        value,
        priceTetri,
        oldPriceTetri,
        inventory,
        sku,
      ])

  expect(named.get('qvevris-ghvino')).toMatchObject({
    name: 'ქვევრის ღვინო "საფერავი"',
    description:
      'This is a demonstration store. You can purchase products like this elsewhere.\n\nმშრალი წითელი ღვინო, 13% ალკ.\n\n• 0,75 ლ\n• კახეთი & ქვევრი',
    priceTetri: 3800,
    oldPriceTetri: 4500,
    inventory: 12,
    published: true,
  })
  expect(named.get('maisuri')).toMatchObject({ priceTetri: 4490, oldPriceTetri: 5990 })
  expect(specs('maisuri')).toEqual([
    ['შავი / M', 4990, null, 4, 'MS-B-M'],
    ['შავი / L', 4990, null, 0, 'MS-B-L'],
    ['თეთრი / M', 4490, 5990, 999, 'MS-W-M'],
    ['თეთრი / L', null, null, 999, 'MS-W-L'],
  ])
  expect(named.get('dzveli-suratebi')).toMatchObject({ published: false, priceTetri: 0, inventory: 999 })
  expect(named.get('inieqcia')).toMatchObject({
    name: "Robert'); DROP TABLE products;-- <img src=x onerror=alert(1)>",
    description: '<script>alert(1)</script> უბრალო ტექსტი',
  })
  expect(specs('inieqcia')).toEqual([["XL'; --", 500, null, 2, "' OR 1=1"]])
  expect(categories.map(({ title }) => title).sort()).toEqual([
    "'; delete from categories; --",
    'სხვადასხვა',
    'ტანსაცმელი',
    'ღვინო',
  ])
  expect(report).toMatchObject({
    rows: 13,
    products: { added: 5, changed: 0, unchanged: 0, hidden: 1, refused: 2 },
    specifications: 6,
    pictures: { named: 4, had: 0, added: 0 },
    uncounted: 3,
  })
  expect(report.refused.map(({ line, handle }) => [line, handle])).toEqual([
    [16, 'ufaso'],
    [18, 'cudi'],
    [20, 'gautrilebuli'],
  ])
})

test('importing the same file again changes no column', async () => {
  await importFile(FIXTURE)
  const before = await catalogueOf(db)
  const report = await importFile(FIXTURE)
  expect(report.products).toEqual({ added: 0, changed: 0, unchanged: 5, hidden: 1, refused: 2 })
  expect(await catalogueOf(db)).toEqual(before)
})

test('a dry run says what would happen and changes nothing', async () => {
  const dry = await importFile(FIXTURE, { dryRun: true })
  expect((await catalogueOf(db)).products).toEqual([])
  expect((await catalogueOf(db)).categories).toEqual([])
  const real = await importFile(FIXTURE)
  expect({ ...real, duration: 0 }).toEqual({ ...dry, dryRun: false, duration: 0 })
})

test('an import publishes that any product may have changed, and a dry run publishes nothing', async () => {
  const published: (readonly string[] | null)[] = []
  cleanUp(productChanges.subscribe((ids) => void published.push(ids)))
  await importFile(FIXTURE, { dryRun: true })
  expect(published).toEqual([])
  await importFile(FIXTURE)
  expect(published).toEqual([null])
})

test('an import that fails midway leaves nothing behind', async () => {
  const file = join(folder.path, 'large.csv')
  await writeLargeFile(file, 700)
  await db.execute(sql`
    create function refuse_one() returns trigger language plpgsql as
    $$ begin if new.handle = 'nivti-650' then raise exception 'no room for this one'; end if; return new; end $$`)
  await db.execute(
    sql`create trigger refuse_one before insert on products for each row execute function refuse_one()`,
  )
  const steps: number[] = []
  await expect(
    importFile(file, { onProgress: ({ step, done }) => step === 'products' && steps.push(done) }),
  ).rejects.toThrow()
  expect(steps).toEqual([200, 400, 600])
  await db.execute(sql`drop trigger refuse_one on products`)
  const after = await catalogueOf(db)
  expect([after.products, after.categories, after.specifications]).toEqual([[], [], []])
  expect((await importFile(file)).products).toMatchObject({ added: 700, refused: 0 })
})

test('two imports of one file at once leave each product once', async () => {
  const outcomes = await Promise.allSettled([importFile(FIXTURE), importFile(FIXTURE)])
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await catalogueOf(db)).products).toHaveLength(5)
  expect((await importFile(FIXTURE)).products).toMatchObject({ added: 0, unchanged: 5 })
})

test('the progress ends at 100 %', async () => {
  const seen: [string, number, number][] = []
  await importRows([plainRow(), plainRow({ Handle: 'b', 'Image Src': 'x.png' })], {
    onProgress: ({ step, done, total }) => seen.push([step, done, total]),
  })
  expect(seen.filter(([step]) => step === 'pictures').at(-1)).toEqual(['pictures', 2, 2])
  expect(seen.at(-1)).toEqual(['products', 2, 2])
})

test('the summary has totals and every refused row, and groups missing pictures by reason', async () => {
  const text = summaryText({ ...(await importFile(FIXTURE, { dryRun: true })), duration: 1234 })
  expect(text).toBe(`fixture.csv: 13 rows, 1.2 s
Products:       5 added, 0 changed, 0 unchanged, 2 refused; 1 hidden
Specifications: 6
Pictures:       0 added, 0 already there, 4 could not be loaded
New categories: ღვინო, ტანსაცმელი, სხვადასხვა, '; delete from categories; --
Stock not tracked there, so given a large stock here: 3 variants
Price 0.00, check these: line 14

Pictures that could not be loaded:
  4 pictures, lines 2, 9-10, 13: The picture is not in the given folder, and nothing is downloaded.

Refused: 3 rows
  line 16 (ufaso): none of its product’s variants has a price
  line 18 (cudi): its quantity "ბევრი" is not a whole number
  line 20 (gautrilebuli): it has only 2 cells, but the first line has 31

This was a dry run: nothing was changed.
`)
})

test('the search of a running shop finds imported products without a restart', async () => {
  const search = searchOf(db)
  expect(await search('maisuri')).toEqual([])
  await importFile(FIXTURE)
  const { products } = await catalogueOf(db)
  const imported = products.filter(({ handle }) => handle === 'maisuri').map(({ id }) => id)
  expect(await search('maisuri')).toEqual(imported)
  expect(await search('სურათები')).toEqual([])
})
