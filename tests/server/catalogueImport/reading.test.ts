import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCsv } from '../../../server/src/modules/catalogueImport/csv/openCsv.ts'
import { readRows, type CsvRow } from '../../../server/src/modules/catalogueImport/csv/readRows.ts'
import { LONGEST_ROW } from '../../../server/src/modules/catalogueImport/limits.ts'
import { openProductFile, readProducts } from '../../../server/src/modules/catalogueImport/productFile.ts'
import { collected } from './support/collected.ts'
import { csvOf, HEADER, plainRow, variantRow } from './support/csv.ts'
import { testFolder } from './support/folder.ts'
import { eachRow } from '../support/eachRow.ts'

const folder = await testFolder()

async function rowsOf(content: string | Uint8Array): Promise<CsvRow[]> {
  const file = await folder.write('rows.csv', content)
  return collected(readRows(await openCsv(file)))
}

test('rows have the number of their first line, also after quoted line breaks of both kinds and empty lines', async () => {
  const rows = await rowsOf('Handle,Title\r\na,"one\r\ntwo"\r\n\r\nb,three\r\n,\r\nc,"four\n\nfive"\r\nd,six')
  expect(rows).toEqual([
    { line: 2, cells: ['a', 'one\r\ntwo'] },
    { line: 5, cells: ['b', 'three'] },
    { line: 7, cells: ['c', 'four\n\nfive'] },
    { line: 10, cells: ['d', 'six'] },
  ])
})

test('a byte order mark, semicolons, tabs and lines that end in CR alone make no difference', async () => {
  const expected = [{ line: 2, cells: ['a', 'ჩაი, მწვანე'] }]
  expect(await rowsOf('\uFEFFHandle;Title\r\na;ჩაი, მწვანე\r\n')).toEqual(expected)
  expect(await rowsOf('Handle\tTitle\na\tჩაი, მწვანე\n')).toEqual(expected)
  expect(await rowsOf('Handle,Title\ra,"ჩაი, მწვანე"\r')).toEqual(expected)
})

test('letters that are split between two chunks are read correctly', async () => {
  const text = 'ღ'.repeat(200_000)
  const [row] = await rowsOf(`Handle,Title\na,${text}\nx,y\n`)
  expect(row?.cells[1]).toBe(text)
})

test('the columns are known by their old names, their new ones, and however they are spelt', () =>
  eachRow(
    [
      ['Handle,Title,Body (HTML),Variant Price,Variant SKU,Image Src', 6],
      ['Title,URL handle,Description,Price,SKU,Product image URL', 6],
      [' HANDLE , title ,BODY (html),variant price,VARIANT SKU,image src', 6],
    ],
    async (header, count) => {
      const file = await folder.write('header.csv', `${header}\n`)
      expect((await openCsv(file)).places.size).toBe(count)
    },
  ))

const failures: [what: string, content: string | Uint8Array, message: RegExp][] = [
  ['empty', '', /^bad\.csv is empty\.$/],
  ['white', ' \n\n', /^bad\.csv is empty\.$/],
  ['a header alone', `${HEADER.join(',')}\n`, /has a header but no rows/],
  [
    'something else',
    '{"products": []}\n',
    /not a Shopify product CSV.*no column "Handle" and no "Title".*\{"products/s,
  ],
  ['another CSV', 'Handle,Price\na,1\n', /no column "Title"\. It begins with: Handle,Price$/],
  ['UTF-16', Buffer.from('\uFEFFHandle,Title\na,b\n', 'utf16le'), /UTF-16/],
  ['UTF-16 without a mark', Buffer.from('Handle,Title\na,b\n', 'utf16le'), /not text/],
  ['a workbook', Buffer.from('PK\u0003\u0004rest of a workbook'), /Excel workbook/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /not text/],
  [
    'Latin-1',
    Buffer.concat([Buffer.from('Handle,Title\na,b\nc,caf'), Buffer.from([0xe9]), Buffer.from('\n')]),
    /not UTF-8 text: line 3/,
  ],
  [
    'half a letter at the end',
    Buffer.concat([Buffer.from('Handle,Title\na,'), Buffer.from([0xe1, 0x83])]),
    /not UTF-8 text: line 2/,
  ],
  [
    'an open quote',
    'Handle,Title\na,b\nc,"never\nends\n',
    /line 3: a quoted cell begins in this row and never ends/,
  ],
  [
    'an endless row',
    `Handle,Title\na,b\nc,"${'x'.repeat(LONGEST_ROW + 10)}`,
    /line 3: this row is longer than 4 MB/,
  ],
]

test('a file that can’t be read is refused as a whole, in a sentence', () =>
  eachRow(failures, async (_what, content, message) => {
    const file = await folder.write('bad.csv', content)
    await expect(openProductFile(file)).rejects.toThrow(message)
    await expect(openProductFile(file)).rejects.toMatchObject({ name: 'CatalogueFileError' })
  }))

test('the error names a missing file, and a folder', async () => {
  await expect(openCsv(join(folder.path, 'none.csv'))).rejects.toThrow(/^There is no file .*none\.csv\.$/)
  await mkdir(join(folder.path, 'dir.csv'))
  await expect(openCsv(join(folder.path, 'dir.csv'))).rejects.toThrow(/is a folder/)
})

test('the rows of a product are grouped wherever they are, and returned as soon as the last is read', async () => {
  const file = await folder.write(
    'scattered.csv',
    csvOf([
      plainRow({ Handle: 'a' }),
      plainRow({ Handle: 'b' }),
      variantRow({ Handle: 'a', 'Option1 Value': 'დიდი' }),
      plainRow({ Handle: 'c' }),
      variantRow({ Handle: 'b', 'Option1 Value': 'დიდი' }),
    ]),
  )
  const products = await collected(readProducts(await openProductFile(file), () => undefined))
  expect(products.map(({ handle, rows }) => [handle, rows.map(({ line }) => line)])).toEqual([
    ['a', [2, 4]],
    ['c', [5]],
    ['b', [3, 6]],
  ])
})
