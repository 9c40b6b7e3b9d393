import { expect, test } from 'vitest'
import type { FileProduct } from '../../../server/src/modules/catalogueImport/fileProduct.ts'
import { plainRow, variantRow, type Cells } from './support/csv.ts'
import { productReader } from './support/productReader.ts'
import { eachRow } from '../support/eachRow.ts'

const { read, readText } = await productReader()

async function one(...rows: Cells[]): Promise<FileProduct> {
  const { products, refused } = await read(...rows)
  expect(refused).toEqual([])
  const [product] = products
  if (product === undefined) throw new Error('no product came of it')
  return product
}

test('a product without options carries price and stock itself', async () => {
  const product = await one(plainRow({ 'Variant Compare At Price': '30.00' }))
  expect(product).toMatchObject({
    name: 'ტყემლის საწებელი',
    category: 'საკვები',
    priceTetri: 2500,
    oldPriceTetri: 3000,
    stock: 10,
  })
  expect(product.specifications).toEqual([])
})

test('a placeholder value makes no specification', () =>
  eachRow(
    [
      ['any value under the placeholder name', { 'Option1 Name': 'Title', 'Option1 Value': 'Tkemali' }],
      ['the placeholder value without a name', { 'Option1 Name': '', 'Option1 Value': 'Default Title' }],
      ['no option at all', { 'Option1 Name': '', 'Option1 Value': '' }],
    ],
    async (_what, cells) => {
      expect((await one(plainRow(cells))).specifications).toEqual([])
    },
  ))

test('one real option makes one specification', async () => {
  const product = await one(plainRow({ 'Option1 Name': 'Color', 'Option1 Value': 'წითელი' }))
  expect(product.specifications).toMatchObject([{ value: 'წითელი', priceTetri: 2500, stock: 10 }])
})

test('options are joined, sizes too, and the cheapest variant gives the price of the list', async () => {
  const product = await one(
    plainRow({
      'Option1 Name': 'ფერი',
      'Option1 Value': 'შავი',
      'Option2 Name': 'ზომა',
      'Option2 Value': 'M',
      'Variant SKU': 'S-M',
    }),
    variantRow({
      'Option1 Value': 'შავი',
      'Option2 Value': 'L',
      'Variant Price': '19.90',
      'Variant Compare At Price': '22',
    }),
    variantRow({
      'Option1 Value': 'თეთრი',
      'Option2 Value': ' L ',
      'Option3 Value': 'ბამბა',
      'Variant Price': '',
    }),
  )
  expect(product.specifications).toMatchObject([
    { value: 'შავი / M', sku: 'S-M', priceTetri: 2500, oldPriceTetri: null, stock: 10 },
    { value: 'შავი / L', sku: '', priceTetri: 1990, oldPriceTetri: 2200, stock: 5 },
    { value: 'თეთრი / L / ბამბა', priceTetri: null, stock: 5 },
  ])
  expect(product).toMatchObject({ priceTetri: 1990, oldPriceTetri: 2200, stock: null })
})

test('Compare At counts only when it is higher', async () => {
  for (const compareAt of ['25.00', '12', '0.00', '']) {
    expect((await one(plainRow({ 'Variant Compare At Price': compareAt }))).oldPriceTetri).toBeNull()
  }
})

test('stock is counted by the rules of the exporting shop', () =>
  eachRow(
    [
      ['negative stock is none', { 'Variant Inventory Qty': '-7' }, 0],
      [
        'stock that nobody counts is large',
        { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '3' },
        999,
      ],
      [
        'stock that may be oversold is large',
        { 'Variant Inventory Policy': 'continue', 'Variant Inventory Qty': '-2' },
        999,
      ],
      [
        'and larger still when there is more',
        { 'Variant Inventory Policy': 'CONTINUE', 'Variant Inventory Qty': '5000' },
        5000,
      ],
      ['stock that is not told stays what it is', { 'Variant Inventory Qty': '' }, null],
    ],
    async (_what, cells, stock) => {
      expect((await one(plainRow(cells))).stock).toBe(stock)
    },
  ))

test('a file without stock columns doesn’t change the stock', async () => {
  const { products } = await readText('Handle,Title,Variant Price\na,ჩაი,5\n')
  expect(products).toMatchObject([
    { name: 'ჩაი', priceTetri: 500, stock: null, published: true, category: null },
  ])
})

test('hidden products and drafts are not shown', () =>
  eachRow(
    [
      [{ Published: 'false' }, false],
      [{ Published: '' }, true],
      [{ Published: 'true', Status: 'draft' }, false],
      [{ Published: 'true', Status: 'archived' }, false],
      [{ Published: 'TRUE', Status: 'active' }, true],
    ],
    async (cells, published) => {
      expect((await one(plainRow(cells))).published).toBe(published)
    },
  ))

test('rows that hold only a picture add it, in the order of Image Position, each once', async () => {
  const product = await one(
    plainRow({ 'Image Src': 'https://pictures.example/b.jpg?v=1', 'Image Position': '2' }),
    {
      Handle: 'satsebeli',
      'Image Src': 'https://pictures.example/a.jpg',
      'Image Position': '1',
      'Image Alt Text': ' წინიდან ',
    },
    { Handle: 'satsebeli', 'Image Src': 'https://pictures.example/b.jpg?v=1' },
    { Handle: 'satsebeli', 'Image Src': 'https://pictures.example/c.jpg' },
  )
  expect(product.pictures.map(({ src, alt }) => [src.slice(25), alt])).toEqual([
    ['a.jpg', 'წინიდან'],
    ['b.jpg?v=1', ''],
    ['c.jpg', ''],
  ])
})

test('SQL and markup in a file are text', async () => {
  const name = `Robert'); DROP TABLE products;-- <script>alert(1)</script> \${x} {{y}}`
  expect((await one(plainRow({ Title: name, Type: name, 'Option1 Value': name }))).name).toBe(name)
})
