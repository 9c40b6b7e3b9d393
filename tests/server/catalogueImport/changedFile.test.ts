import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { variants } from '../../../server/src/db/variantSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { plainRow, variantRow, type Cells } from './support/csv.ts'
import { catalogueOf, importer } from './support/shop.ts'
import { eachRow } from '../support/eachRow.ts'

const { db } = await testDatabase()
const { clear, importRows } = await importer(db)

const shirt = (cells: Cells = {}) =>
  plainRow({ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'A-S', ...cells })

beforeEach(clear)

async function product(handle = 'satsebeli') {
  const { products: all, specifications: specs } = await catalogueOf(db)
  const found = all.find((each) => each.handle === handle)
  if (found === undefined) throw new Error(`no product ${handle}`)
  const own = specs.filter(({ productId }) => productId === found.id).sort((a, b) => a.position - b.position)
  return { ...found, specs: own, active: own.filter(({ active }) => active).map(({ value }) => value) }
}

test('a changed product is updated in place, and no other is changed', async () => {
  await importRows([shirt(), plainRow({ Handle: 'other' })])
  await db.update(products).set({ updatedAt: new Date(0), createdAt: new Date(0) })
  const [before, other] = [await product(), await product('other')]
  const report = await importRows([
    shirt({ 'Variant Price': '19.00', Title: 'ახალი სახელი' }),
    plainRow({ Handle: 'other' }),
  ])
  expect(report.products).toMatchObject({ changed: 1, unchanged: 1, added: 0 })
  const after = await product()
  expect(after).toMatchObject({
    id: before.id,
    name: 'ახალი სახელი',
    priceTetri: 1900,
    createdAt: new Date(0),
  })
  expect(after.specs).toMatchObject([{ id: before.specs[0]?.id, priceTetri: 1900 }])
  expect(after.searchName).toContain(' ახალი ')
  expect(after.updatedAt.getTime()).toBeGreaterThan(0)
  expect(await product('other')).toEqual(other)
})

test('an import is an edit: it raises the version, counts the stock, and restores a deleted product', async () => {
  const rows = [shirt({ 'Variant Inventory Qty': '4' })]
  await importRows(rows)
  expect(await product()).toMatchObject({ version: 1, specificationStock: 4 })
  await db.update(products).set({ published: false, deletedAt: new Date() })
  await importRows(rows)
  expect(await product()).toMatchObject({ version: 2, published: true, deletedAt: null })
})

test('every difference is a change, which search and caches notice', () =>
  eachRow<[string, Cells]>(
    [
      ['price', { 'Variant Price': '26.00' }],
      ['old price', { 'Variant Compare At Price': '99' }],
      ['stock', { 'Variant Inventory Qty': '9' }],
      ['SKU', { 'Variant SKU': 'A-S2' }],
      ['value', { 'Option1 Value': 'XS' }],
      ['description', { 'Body (HTML)': '<p>ახალი</p>' }],
      ['category', { Type: 'სოუსები' }],
      ['being shown', { Published: 'false' }],
    ],
    async (_what, cells) => {
      await importRows([shirt()])
      await db.update(products).set({ updatedAt: new Date(0) })
      expect((await importRows([shirt(cells)])).products.changed).toBe(1)
      expect((await product()).updatedAt.getTime()).toBeGreaterThan(0)
      expect((await importRows([shirt(cells)])).products.unchanged).toBe(1)
    },
  ))

test('a variant that is no longer in the file stays in carts, inactive, and is the same one when it returns', async () => {
  await importRows([shirt(), variantRow({ 'Option1 Value': 'M', 'Variant SKU': 'A-M' })])
  const before = await product()
  const cart = newId()
  const line = { cartId: cart, productId: before.id, specificationId: before.specs[1]?.id, quantity: 2 }
  await db.insert(carts).values({ id: cart })
  await db.insert(cartItems).values({ id: newId(), ...line })

  await importRows([shirt()])
  expect((await product()).active).toEqual(['S'])
  expect((await product()).searchName).not.toContain(' m ')
  expect((await catalogueOf(db)).cartItems).toMatchObject([line])

  await importRows([shirt(), variantRow({ 'Option1 Value': 'M', 'Variant SKU': 'A-M' })])
  expect((await product()).specs).toEqual(before.specs)
  await db.delete(carts)
})

test('a variant is recognised by its SKU when it is renamed, and by its value when the SKU changes', async () => {
  await importRows([
    shirt(),
    variantRow({ 'Option1 Value': 'M', 'Variant SKU': 'A-M' }),
    variantRow({ 'Option1 Value': 'L' }),
  ])
  const before = await product()
  await importRows([
    shirt({ 'Option1 Value': 'M' }),
    variantRow({ 'Option1 Value': 'S', 'Variant SKU': 'A-M' }),
    variantRow({ 'Option1 Value': 'L', 'Variant SKU': 'A-L' }),
  ])
  const after = await product()
  expect(after.specs.map(({ id }) => id)).toEqual(before.specs.map(({ id }) => id))
  expect(after.specs.map(({ value, sku }) => [value, sku])).toEqual([
    ['M', 'A-S'],
    ['S', 'A-M'],
    ['L', 'A-L'],
  ])
})

test('variants that share a SKU are recognised by their values', async () => {
  const rows = [shirt({ 'Variant SKU': 'X' }), variantRow({ 'Option1 Value': 'M', 'Variant SKU': 'X' })]
  await importRows(rows)
  const [small, medium] = (await product()).specs
  await importRows([
    shirt({ 'Option1 Value': 'M', 'Variant SKU': 'X' }),
    variantRow({ 'Option1 Value': 'S', 'Variant SKU': 'X' }),
  ])
  expect((await product()).specs.map(({ id }) => id)).toEqual([medium?.id, small?.id])
})

test('a product can get options and lose them again', async () => {
  await importRows([plainRow()])
  await importRows([shirt(), variantRow({ 'Option1 Value': 'M' })])
  expect((await product()).active).toEqual(['S', 'M'])
  await importRows([plainRow({ 'Variant Inventory Qty': '3' })])
  expect(await product()).toMatchObject({ active: [], inventory: 3 })
})

test('while a row of a product is refused, none of its variants is removed', async () => {
  await importRows([shirt(), variantRow({ 'Option1 Value': 'M' })])
  await importRows([
    shirt({ 'Variant Price': '27.00' }),
    variantRow({ 'Option1 Value': 'M', 'Variant Price': 'x' }),
  ])
  expect(await product()).toMatchObject({ active: ['S', 'M'], priceTetri: 2700 })
})

test('what the file doesn’t contain is kept: omitted products, an empty Type, stock without a number', async () => {
  await importRows([plainRow(), plainRow({ Handle: 'other', Type: 'სოუსები' })])
  const before = await catalogueOf(db)
  const report = await importRows([plainRow({ Handle: 'other', Type: '', 'Variant Inventory Qty': '' })])
  expect(report.products).toMatchObject({ unchanged: 1 })
  expect(await catalogueOf(db)).toEqual(before)
})

test('sales, ratings and the shop’s own texts are never overwritten', async () => {
  await importRows([plainRow()])
  const { id } = await product()
  await db.update(products).set({ totalSold: 7, promotion: 'აქცია', ratingSum: 9, ratingCount: 2 })
  await db.insert(variants).values({ id: newId(), productId: id, position: 0, size: 'M', inventory: 1 })
  await importRows([plainRow({ Title: 'სხვა' })])
  expect(await product()).toMatchObject({
    name: 'სხვა',
    totalSold: 7,
    promotion: 'აქცია',
    ratingSum: 9,
    ratingCount: 2,
  })
  expect((await catalogueOf(db)).variants).toHaveLength(1)
})

test('the stock is set to the file’s, whatever was sold since', async () => {
  await importRows([shirt()])
  await db.update(specifications).set({ inventory: sql`${specifications.inventory} - 4` })
  await importRows([shirt()])
  expect((await product()).specs).toMatchObject([{ inventory: 10 }])
})

test('a new category is added after the existing ones', async () => {
  await importRows([plainRow({ Type: 'პირველი' })])
  await importRows([plainRow({ Handle: 'b', Type: 'მეორე' }), plainRow({ Handle: 'c', Type: 'პირველი' })])
  const { categories, products: all } = await catalogueOf(db)
  expect(categories.sort((a, b) => a.position - b.position).map(({ title }) => title)).toEqual([
    'პირველი',
    'მეორე',
  ])
  const first = await db.query.categories.findFirst({ where: eq(sql`title`, 'პირველი') })
  expect(
    all
      .filter(({ categoryId }) => categoryId === first?.id)
      .map(({ handle }) => handle)
      .sort(),
  ).toEqual(['c', 'satsebeli'])
})
