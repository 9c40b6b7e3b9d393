import fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServerTranslate, serverKa } from '@dukani/i18n'
import { expect, test } from 'vitest'
import type { SellerConfig } from '../../../server/src/config/seller.ts'
import { invoiceOf } from '../../../server/src/modules/invoice/invoice.ts'
import { plainFont } from '../../../server/src/modules/invoice/plainFont.ts'
import { printPapers } from '../../../server/src/modules/invoice/printPapers.ts'
import type { WholeOrder } from '../../../server/src/modules/orders/repository.ts'
import { readPdf } from './readPdf.ts'

const made = new Date('2026-11-19T18:42:00+04:00')
const NO_SELLER: SellerConfig = { name: null, idNumber: null, address: null, phone: null, email: null }
const MARGIN = 48
// What a letter may reach beyond its own width.
const HAIR = 1

function orderOf(items: { name: string; value?: string }[], changes: Partial<WholeOrder> = {}): WholeOrder {
  return {
    ...{ id: 'order', number: '261119-04711', userId: 'user', customerName: 'ნინო ბერიძე', language: 'ka' },
    ...{ status: 'pending', paymentStatus: 'pending', paymentMethod: 'bank', totalTetri: 123_456_789_00 },
    ...{ homeAddress: 'რუსთაველის გამზირი 12', city: 'თბილისი', region: 'მთაწმინდის რაიონი' },
    ...{ postalCode: '0108', latitude: null, longitude: null, createdAt: made, updatedAt: made },
    ...{ expiresAt: null, expiredAt: null, courierId: null, preparedAt: null, deliveredAt: null },
    ...{ discountTetri: 0, promotionCode: null },
    items: items.map(({ name, value = null }, position) => ({
      ...{ id: `item ${position}`, orderId: 'order', position, productId: null, specificationId: null },
      ...{ productName: name, productNameEn: '', productImage: null, specificationValue: value, quantity: 5 },
      unitPriceTetri: 123_456_789,
      discountTetri: 0,
    })),
    ...changes,
  }
}

async function printed(order: WholeOrder, seller = NO_SELLER) {
  const reader = { language: 'ka', t: createServerTranslate(serverKa) } as const
  const pdf = await readPdf(await printPapers([invoiceOf(order, seller, reader)]))
  for (const { width, height, texts } of pdf.pages)
    for (const { text, left, right, y } of texts) {
      expect(left, text).toBeGreaterThanOrEqual(MARGIN - HAIR)
      expect(right, text).toBeLessThanOrEqual(width - MARGIN + HAIR)
      expect(y, text).toBeGreaterThanOrEqual(MARGIN - HAIR)
      expect(y, text).toBeLessThanOrEqual(height - MARGIN)
    }
  return pdf
}

const LONG_NAME =
  'ხელნაკეთი კაკლის ხის სასადილო მაგიდა თორმეტი ადამიანისთვის, ზეთით დაფარული, გასაშლელი მექანიზმით'
const LONG_WORD = 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურიფერი'.repeat(4)

test('ORDER-03 long names break between words, and words longer than a line break within', async () => {
  const seller = {
    ...{ name: `შპს ${LONG_NAME}`, idNumber: '405123456', address: `${LONG_NAME}, ${LONG_WORD}` },
    ...{ phone: '+995 32 200 00 00', email: `${'a'.repeat(120)}@example.ge` },
  }
  const order = orderOf([{ name: LONG_NAME, value: LONG_WORD }], {
    customerName: LONG_WORD,
    homeAddress: LONG_NAME,
  })
  const { pages, text } = await printed(order, seller)
  expect(pages).toHaveLength(1)
  const copied = text.replace(/\s+/g, ' ')
  expect(copied).toContain('ს/კ 405123456')
  expect(copied).toContain('+995 32 200 00 00')
  // Nothing is lost where lines end.
  expect(text.replace(/\s+/g, '')).toContain(LONG_NAME.replaceAll(' ', ''))
  expect(text.replace(/\s+/g, '').split(LONG_WORD)).toHaveLength(4)
})

test('ORDER-03 what a promotion code took off stands over the total', async () => {
  const { text } = await printed(
    orderOf([{ name: 'ჩაი' }], { totalTetri: 900, discountTetri: 100, promotionCode: 'SAFERAVI10' }),
  )
  expect(text.replace(/\s+/g, ' ')).toMatch(/ფასდაკლება \(SAFERAVI10\) -1,00 ₾ სულ 9,00 ₾/)
})

test('ORDER-03 columns of numbers are right-aligned, and never overlap the names', async () => {
  const { pages } = await printed(orderOf([{ name: LONG_NAME }, { name: 'ჩაი' }]))
  const texts = pages[0]?.texts ?? []
  const money = texts.filter(({ text }) => text === '₾')
  expect(money.length).toBe(5)
  expect(new Set(money.map(({ right }) => Math.round(right))).size).toBe(2)
  const names = texts.filter(({ text }) => LONG_NAME.includes(text.trim()) && text.length > 3)
  const quantities = texts.filter(({ text }) => text === '5')
  expect(names.length).toBeGreaterThan(1)
  expect(Math.max(...names.map(({ right }) => right))).toBeLessThan(
    Math.min(...quantities.map(({ left }) => left)),
  )
})

test('ORDER-03 many lines continue on further pages, each with column headings and a page number; no line is lost', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    name: `საქონელი ${index}`,
    ...(index % 3 === 0 && { value: 'დიდი' }),
  }))
  const { pages, text } = await printed(orderOf(items))
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, { copied }] of pages.entries()) {
    expect(copied).toContain(`გვერდი ${index + 1} / ${pages.length}`)
    expect(copied).toContain('ინვოისი № 261119-04711')
    expect(copied).toContain('რაოდენობა')
  }
  const rows = text.split('\n').flatMap((line) => /^(\d+) +(საქონელი \d+) +5 /.exec(line)?.slice(1) ?? [])
  expect(rows).toEqual(items.flatMap(({ name }, index) => [String(index + 1), name]))
})

test('ORDER-03 a name as long as a page continues on the next', async () => {
  const name = Array.from({ length: 400 }, (_, index) => `სიტყვა${index}`).join(' ')
  const { pages, text } = await printed(orderOf([{ name }]))
  expect(pages.length).toBeGreaterThan(1)
  expect(text).toContain('სიტყვა0 ')
  expect(text).toContain('სიტყვა399')
})

test('ORDER-03 a screen reader finds the headings, the table and its cells, in reading order', async () => {
  const order = orderOf([{ name: 'ჩაი', value: 'შავი' }, { name: LONG_NAME }])
  const { structure } = await printed(order)
  const [document] = structure
  expect(document?.role).toBe('Document')
  expect(document?.parts.map(({ role }) => role)).toEqual(['H1', 'P', 'Sect', 'Sect', 'Sect', 'Table', 'P'])
  const [title, , seller] = document?.parts ?? []
  expect(title?.text).toBe('ინვოისი № 261119-04711')
  expect(seller?.parts[0]).toMatchObject({ role: 'H2', text: 'გამყიდველი' })
  const rows = document?.parts.find(({ role }) => role === 'Table')?.parts ?? []
  const cells = rows.map(({ parts }) => parts.map(({ role, text }) => `${role} ${text}`))
  expect(cells.map((row) => row.length)).toEqual([5, 5, 5])
  expect(cells[0]?.[1]).toBe('TH პროდუქტი')
  expect(cells[1]?.slice(0, 3)).toEqual(['TD 1', 'TD ჩაი შავი', 'TD 5'])
  expect(cells[2]?.[1]).toBe(`TD ${LONG_NAME}`)
})

test('ORDER-03 the fonts have every letter that is used here', async () => {
  const names = ['აბგდევზთიკლმნოპჟრსტ', 'უფქღყშჩცძწჭხჯჰ', '„“№₾€—–…ÀéßøÿŁšž', 'ЁЖщЪыэюя', 'ΑΩαω']
  const { text } = await printed(orderOf(names.map((name) => ({ name }))))
  for (const name of names) expect(text.replace(/\s+/g, '')).toContain(name)
})

test('ORDER-03 unusual characters in a name do no harm', async () => {
  const { text } = await printed(orderOf([{ name: 'ა\u0000ბ\n\tგ\u200bდ 😀 中 (\\) <b>' }, { name: '' }]))
  expect(text).toContain('<b>')
  expect(text).toContain('(\\)')
})

test('a WOFF font is unpacked completely', () => {
  const file = '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'
  const woff = fs.readFileSync(createRequire(import.meta.url).resolve(file))
  const font = plainFont(woff)
  const count = font.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  const tags: string[] = []
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index
    const tag = font.toString('latin1', entry, entry + 4)
    const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at))
    tags.push(tag)
    // The sum of the whole font is written in `head`, and so isn't part of its own.
    if (tag !== 'head') expect(sumOf(font, offset ?? 0, length ?? 0), tag).toBe(checksum)
  }
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
  expect(() => plainFont(Buffer.from('not a font at all'))).toThrow('not a WOFF file')
})

/** A table's checksum, as OpenType reckons it: its words added up. */
function sumOf(font: Buffer, offset: number, length: number): number {
  const table = Buffer.alloc(Math.ceil(length / 4) * 4)
  font.copy(table, 0, offset, offset + length)
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
