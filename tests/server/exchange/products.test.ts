import { expect, test } from 'vitest'
import { fileProduct, type FileProduct } from '../../../server/src/modules/exchange/fileProduct.ts'
import { openProductFile, readProducts } from '../../../server/src/modules/exchange/productFile.ts'
import { csvOf, lineOf, plainRow, variantRow, type Cells } from './support/csv.ts'
import { testFolder } from './support/folder.ts'

const folder = await testFolder()

interface Outcome {
  products: FileProduct[]
  refused: string[]
}

async function readText(text: string): Promise<Outcome> {
  const file = await folder.write('products.csv', text)
  const refused: string[] = []
  const refuse = (line: number, handle: string, reason: string) =>
    refused.push(`${line} ${handle}: ${reason}`)
  const rows = await Array.fromAsync(readProducts(await openProductFile(file), refuse))
  return {
    products: rows.map((row) => fileProduct(row, refuse)).filter((product) => product !== null),
    refused,
  }
}

const read = (...rows: Cells[]) => readText(csvOf(rows))

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

test.each([
  ['any value under the placeholder name', { 'Option1 Name': 'Title', 'Option1 Value': 'Tkemali' }],
  ['the placeholder value without a name', { 'Option1 Name': '', 'Option1 Value': 'Default Title' }],
  ['no option at all', { 'Option1 Name': '', 'Option1 Value': '' }],
])('%s is no specification', async (_what, cells) => {
  expect((await one(plainRow(cells))).specifications).toEqual([])
})

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

test.each([
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
])('%s', async (_what, cells, stock) => {
  expect((await one(plainRow(cells))).stock).toBe(stock)
})

test('a file without the columns of stock says nothing about it', async () => {
  const { products } = await readText('Handle,Title,Variant Price\na,ჩაი,5\n')
  expect(products).toMatchObject([
    { name: 'ჩაი', priceTetri: 500, stock: null, published: true, category: null },
  ])
})

test.each([
  [{ Published: 'false' }, false],
  [{ Published: '' }, true],
  [{ Published: 'true', Status: 'draft' }, false],
  [{ Published: 'true', Status: 'archived' }, false],
  [{ Published: 'TRUE', Status: 'active' }, true],
])('%o: shown %s', async (cells, published) => {
  expect((await one(plainRow(cells))).published).toBe(published)
})

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

test('what looks like SQL or markup is text', async () => {
  const name = `Robert'); DROP TABLE products;-- <script>alert(1)</script> \${x} {{y}}`
  expect((await one(plainRow({ Title: name, Type: name, 'Option1 Value': name }))).name).toBe(name)
})

test.each<[string, Cells[], string[], number]>([
  ['without a price', [plainRow({ 'Variant Price': '' })], ['2 satsebeli: its product has no price'], 0],
  [
    'whose variants all lack a price',
    [
      plainRow({ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '' }),
      variantRow({ 'Option1 Value': 'M', 'Variant Price': '' }),
    ],
    ['2 satsebeli: none of its product’s variants has a price'],
    0,
  ],
  ['without a title', [plainRow({ Title: '' })], ['2 satsebeli: its product has no Title'], 0],
  [
    'without a handle',
    [plainRow({ Handle: '  ' })],
    ['2 : it has no Handle, so it belongs to no product'],
    0,
  ],
  [
    'of a picture alone',
    [
      plainRow({
        'Option1 Name': '',
        'Option1 Value': '',
        'Variant Price': '',
        'Variant Inventory Qty': '',
        'Image Src': 'a.jpg',
      }),
    ],
    ['2 satsebeli: its product has no variant and no price'],
    0,
  ],
  [
    'with a row of nothing',
    [plainRow(), { Handle: 'satsebeli', Tags: 'x' }],
    ['3 satsebeli: it has neither a title nor a variant nor a picture'],
    1,
  ],
  [
    'with a strange flag',
    [plainRow({ Published: 'perhaps' })],
    ['2 satsebeli: its Published "perhaps" is neither true nor false'],
    0,
  ],
  [
    'with a title without end',
    [plainRow({ Title: 'ა'.repeat(501) })],
    ['2 satsebeli: its Title is 501 characters long; at most 500 are taken'],
    0,
  ],
  [
    'whose only variant is wrong',
    [plainRow({ 'Variant Price': 'free' })],
    [
      '2 satsebeli: its price "free" is not an amount like 12.50',
      '2 satsebeli: its product has no variant left that can be taken',
    ],
    0,
  ],
])('a product %s is refused with its line and reason', async (_what, rows, reasons, products) => {
  const outcome = await read(...rows)
  expect(outcome.refused).toEqual(reasons)
  expect(outcome.products).toHaveLength(products)
})

test('a wrong variant is refused alone; the product keeps the others and is known to be incomplete', async () => {
  const { products, refused } = await read(
    plainRow({ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '1O.00' }),
    variantRow({ 'Option1 Value': 'M' }),
    variantRow({ 'Option1 Value': 'L', 'Variant Inventory Qty': 'ten' }),
    variantRow({ 'Option1 Value': 'M', 'Variant SKU': 'again' }),
    variantRow({ 'Variant SKU': 'no value' }),
  )
  expect(refused).toEqual([
    '2 satsebeli: its price "1O.00" is not an amount like 12.50',
    '4 satsebeli: its quantity "ten" is not a whole number',
    '5 satsebeli: its variant "M" stands in line 3 already',
    "6 satsebeli: its variant has no option value, so it can't be told from the product's others",
  ])
  expect(products).toMatchObject([
    { name: 'ტყემლის საწებელი', complete: false, specifications: [{ value: 'M' }] },
  ])
})

test('a row with cells too few or too many is refused; empty ones too many do no harm', async () => {
  const { products, refused } = await readText(
    [
      'Handle,Title,Variant Price\n',
      lineOf(['a', 'ჩაი']),
      lineOf(['b', 'ყავა', '7', 'x']),
      lineOf(['c', 'კაკაო', '8', '', '']),
    ].join(''),
  )
  expect(refused).toEqual([
    '2 a: it has only 2 cells where the first line has 3',
    '3 b: it has 4 cells where the first line has 3',
  ])
  expect(products.map(({ name }) => name)).toEqual(['კაკაო'])
})
