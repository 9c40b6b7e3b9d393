import { expect, test } from 'vitest'
import { lineOf, plainRow, variantRow, type Cells } from './support/csv.ts'
import { productReader } from './support/productReader.ts'
import { eachRow } from '../support/eachRow.ts'

const { read, readText } = await productReader()

test('an incomplete product is refused with its line and reason', () =>
  eachRow<[string, Cells[], string[], number]>(
    [
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
        ['3 satsebeli: it has no title, variant or picture'],
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
        ['2 satsebeli: its Title is 501 characters long; at most 500 are allowed'],
        0,
      ],
      [
        'whose only variant is wrong',
        [plainRow({ 'Variant Price': 'free' })],
        [
          '2 satsebeli: its price "free" is not an amount like 12.50',
          '2 satsebeli: none of its product’s variants can be imported',
        ],
        0,
      ],
    ],
    async (_what, rows, reasons, products) => {
      const outcome = await read(...rows)
      expect(outcome.refused).toEqual(reasons)
      expect(outcome.products).toHaveLength(products)
    },
  ))

test('only the wrong variant is refused; the product keeps the others and is marked as incomplete', async () => {
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
    '5 satsebeli: its variant "M" is in line 3 already',
    "6 satsebeli: its variant has no option value to distinguish it from the product's others",
  ])
  expect(products).toMatchObject([
    { name: 'ტყემლის საწებელი', complete: false, specifications: [{ value: 'M' }] },
  ])
})

test('a row with too few or too many cells is refused; additional empty cells do no harm', async () => {
  const { products, refused } = await readText(
    [
      'Handle,Title,Variant Price\n',
      lineOf(['a', 'ჩაი']),
      lineOf(['b', 'ყავა', '7', 'x']),
      lineOf(['c', 'კაკაო', '8', '', '']),
    ].join(''),
  )
  expect(refused).toEqual([
    '2 a: it has only 2 cells, but the first line has 3',
    '3 b: it has 4 cells, but the first line has 3',
  ])
  expect(products.map(({ name }) => name)).toEqual(['კაკაო'])
})
