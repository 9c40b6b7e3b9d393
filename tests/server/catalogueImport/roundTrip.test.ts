import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../server/src/db/database.ts'
import { categories, productImages, products, specifications } from '../../../server/src/db/schema.ts'
import { seedDemo } from '../../../server/src/db/seed/seed.ts'
import { newId } from '../../../server/src/ids.ts'
import { openCsv } from '../../../server/src/modules/catalogueImport/csv/openCsv.ts'
import { readRows } from '../../../server/src/modules/catalogueImport/csv/readRows.ts'
import { exportCatalogue } from '../../../server/src/modules/catalogueImport/exportCatalogue.ts'
import { tidyLine, tidyText } from '../../../server/src/modules/catalogueImport/text.ts'
import { searchFields } from '../../../server/src/modules/search/fold.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'
import { rounds } from '../support/rounds.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { collected } from './support/collected.ts'
import { catalogueOf, importer } from './support/shop.ts'

const { db } = await testDatabase()
const other = await testDatabase()
const here = await importer(db)
const there = await importer(other.db)

beforeEach(async () => {
  await here.clear()
  await there.clear()
})

async function exported(publicUrl?: string): Promise<string> {
  return (await collected(exportCatalogue(db, { publicUrl, onProgress: () => undefined }))).join('')
}

/** Texts with what breaks formats: quotes, separators, markup, entities, line ends, spaces at the ends. */
const pieces = [
  'ა',
  'ღვინო',
  ' ',
  '"',
  ',',
  ';',
  '\n',
  '\r\n',
  '<b>',
  '&amp;',
  "'",
  '=1+1',
  '-1',
  '@SUM(1)',
  '\t',
  ' / ',
  '😀',
  '\u00a0',
  '0',
  'Title',
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
)
const stored = text.map((raw) => raw.toWellFormed().replaceAll('\u0000', ''))
const named = stored.filter((raw) => tidyLine(raw) !== '')
const tetri = fc.integer({ min: 0, max: 2_147_483_647 })
const stock = fc.integer({ min: 0, max: 100_000 })

const specification = fc.record({
  value: named,
  sku: fc.oneof(fc.constant(''), stored),
  priceTetri: fc.option(tetri),
  oldPriceTetri: fc.option(tetri),
  inventory: stock,
  active: fc.boolean(),
})

const product = fc.record({
  handle: named.map(tidyLine),
  name: named,
  description: stored,
  nameEn: stored,
  descriptionEn: stored,
  category: fc.option(fc.constantFrom('ღვინო', 'თაფლი', '"a", b')),
  priceTetri: tetri,
  oldPriceTetri: fc.option(tetri),
  inventory: stock,
  published: fc.boolean(),
  pictures: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
  alt: stored,
  specifications: fc.uniqueArray(specification, { maxLength: 5, selector: ({ value }) => tidyLine(value) }),
})

const catalogue = fc.uniqueArray(product, { maxLength: 6, selector: ({ handle }) => handle })

type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never

async function fill(wanted: Catalogue): Promise<void> {
  const words = new WordCounts()
  const ids = new Map<string, string>()
  for (const title of new Set(wanted.map(({ category }) => category).filter((each) => each !== null))) {
    ids.set(title, newId())
    await db.insert(categories).values({ id: ids.get(title) ?? '', title, position: ids.size })
  }
  for (const { category, pictures, alt, specifications: specs, ...row } of wanted) {
    const id = newId()
    const specificationValues = specs.filter(({ active }) => active).map(({ value }) => value)
    const found = searchFields({ ...row, category, specificationValues })
    await db
      .insert(products)
      .values({ id, ...row, categoryId: category === null ? null : ids.get(category), ...found })
    words.add({ ...row, ...found })
    for (const [position, spec] of specs.entries()) {
      const place = specs.slice(0, position).filter(({ active }) => active === spec.active).length
      await db.insert(specifications).values({ id: newId(), productId: id, ...spec, position: place })
    }
    for (const [position, number] of pictures.entries()) {
      const path = `files/${String(number).padStart(64, '0')}.png`
      await db.insert(productImages).values({ id: newId(), productId: id, position, path, alt })
    }
  }
  await words.save(db)
}

const plain = {
  ...{ priceTetri: 100, oldPriceTetri: null, inventory: 1, published: true, pictures: [1], category: null },
  ...{ nameEn: '', descriptionEn: '', specifications: [] },
}

test('a spreadsheet runs no text of an export as a formula, and each text is imported unchanged', async () => {
  const formulas = [
    ...[
      '=HYPERLINK("https://evil.example";"ფასი")',
      '+1',
      '-1+1',
      '@SUM(1)',
      '＝1+1',
      ' =1+1',
      '\t=1+1',
      '\r=1+1',
    ],
    ...["'=1+1", "''=1+1", "'", "'ღვინო'", "don't", '1=1', '(=1+1)'],
  ]
  const wanted = formulas.map((formula, at) => ({
    ...plain,
    ...{ handle: `${formula.trim()} ${at}`, name: formula, description: formula, alt: formula },
  }))
  await fill(wanted)
  const before = await catalogueOf(db)
  const csv = await exported()
  const file = await here.folder.write('formulas.csv', csv)
  const cells: string[] = []
  for await (const row of readRows(await openCsv(file))) cells.push(...row.cells)
  expect(cells.filter((cell) => /^\s*[=+\-@＝]|^[\t\r\n]/.test(cell))).toEqual([])
  expect(cells).toEqual(
    expect.arrayContaining([`'${formulas[0]}`, "'-1+1", "''=1+1", "'ღვინო'", "don't", '1=1']),
  )

  const report = await here.importFile(file)
  expect(report.products).toMatchObject({ unchanged: wanted.length, changed: 0, added: 0, refused: 0 })
  expect(await catalogueOf(db)).toEqual(before)
  await there.importFile(await there.folder.write('formulas.csv', csv))
  expect((await portable(other.db)).map(texts)).toEqual((await portable(db)).map(texts))
})

/** A product's texts, as an import writes down what it takes. */
const texts = ({ handle, name, description }: { handle: string; name: string; description: string }) => [
  handle,
  tidyLine(name),
  tidyText(description),
]

test('importing an export changes nothing', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (wanted) => {
      await here.clear()
      await fill(wanted)
      const before = await catalogueOf(db)
      const file = await here.folder.write('export.csv', await exported())
      if (wanted.length > 0) {
        const report = await here.importFile(file)
        expect(report.refused).toEqual([])
        expect(report.products).toMatchObject({ unchanged: wanted.length, changed: 0, added: 0 })
      }
      expect(await catalogueOf(db)).toEqual(before)
    }),
    { numRuns: rounds(20, 60) },
  )
})

test('importing an export of the demo, with or without addresses, changes nothing', async () => {
  await seedDemo(db, { pictures: true, env: {} })
  const before = await catalogueOf(db)
  for (const publicUrl of [undefined, 'https://shop.example']) {
    const report = await here.importFile(await here.folder.write('demo.csv', await exported(publicUrl)))
    expect(report.products).toMatchObject({
      changed: 0,
      added: 0,
      refused: 0,
      unchanged: before.products.length,
    })
    expect(report.pictures.missing).toEqual([])
    expect(await catalogueOf(db)).toEqual(before)
  }
})

test('importing an export into another shop gives it the same products', async () => {
  await here.importFile(join(import.meta.dirname, 'fixture.csv'))
  const report = await there.importFile(await there.folder.write('other.csv', await exported()))
  expect(report.products).toMatchObject({ added: 5, refused: 0, hidden: 1 })
  expect(await portable(other.db)).toEqual(await portable(db))
})

/** A catalogue without what differs from shop to shop: ids and times. */
async function portable(shop: Database) {
  const all = await catalogueOf(shop)
  const titles = new Map(all.categories.map(({ id, title }) => [id, title]))
  return all.products
    .map(({ id, createdAt: _createdAt, updatedAt: _updatedAt, categoryId, ...rest }) => ({
      ...rest,
      category: titles.get(categoryId ?? ''),
      specifications: all.specifications
        .filter(({ productId }) => productId === id)
        .sort((a, b) => a.position - b.position)
        .map(({ id: _id, productId: _productId, ...spec }) => spec),
    }))
    .sort((a, b) => a.handle.localeCompare(b.handle))
}
