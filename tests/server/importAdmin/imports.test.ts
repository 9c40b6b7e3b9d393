import {
  auditPartSchema,
  catalogueImportPartSchema,
  MAX_IMPORT_FILE_BYTES,
  stockMovementPartSchema,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catalogueImports, importPieces } from '../../../server/src/db/importSchema.ts'
import { categories, products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { insertImport } from '../../../server/src/modules/importAdmin/repository.ts'
import { csvOf, plainRow } from '../catalogueImport/support/csv.ts'
import { importApp, IMPORTS, manyRows } from './importApp.ts'

const built = await importApp()
const { app, db, services, manager, member, customer } = built
const { send, uploaded, show, work, start, cancel, checked, imported } = built
beforeEach(async () => {
  await db.delete(catalogueImports)
  await db.delete(products)
  await db.delete(categories)
})
const handles = async () => (await db.select().from(products)).map(({ handle }) => handle).toSorted()

test('a file is checked, confirmed and imported, and then it is deleted', async () => {
  const rows = [
    plainRow(),
    plainRow({ Handle: 'doqi', Title: 'დოქი', 'Variant Price': 'ufaso' }),
    plainRow({ Handle: 'jami', Title: 'ჯამი', 'Variant Barcode': '4006381333932' }),
    plainRow({ Handle: 'tasi', Title: 'თასი', Published: 'false' }),
  ]
  const seen = await checked(rows)
  expect(seen).toMatchObject({
    ...{ file: 'goods.csv', state: 'checked', cancelling: false, progress: null, refusal: null },
    ...{ started_at: null, ended_at: null },
    report: {
      ...{ rows: 4, added: 3, changed: 0, unchanged: 0, skipped: 1, hidden: 1, refused_rows: 1 },
      ...{ warnings: 1, problems: 3, categories: ['საკვები'] },
    },
  })
  expect(seen.problems).toEqual([
    {
      ...{ kind: 'refused', line: 3, handle: 'doqi' },
      text: 'price „ufaso“ თანხა არ არის; ჩაწერეთ ასე: 12.50',
    },
    { ...{ kind: 'refused', line: 3, handle: 'doqi' }, text: 'პროდუქტის ვერცერთი ვარიანტი ვერ შემოვა' },
    {
      ...{ kind: 'warning', line: 4, handle: 'jami' },
      text: 'შტრიხკოდი „4006381333932“ გამოტოვებულია: საკონტროლო ციფრი ან სიმბოლოები არასწორია',
    },
  ])
  expect(await handles()).toEqual([])

  expect((await start(seen.id)).json()).toMatchObject({ state: 'importing', report: { added: 0 } })
  await work()
  const done = await show(seen.id)
  expect(done).toMatchObject({ state: 'done', report: seen.report })
  expect(done.problems).toEqual(seen.problems)
  expect([done.started_at, done.ended_at]).not.toContain(null)
  expect(await handles()).toEqual(['jami', 'satsebeli', 'tasi'])
  expect(await db.$count(importPieces)).toBe(0)
  expect((await checked(rows)).report).toMatchObject({ added: 0, unchanged: 3, skipped: 1, categories: [] })
})

test('shoppers see the products, and the staff who imported them and their stocks', async () => {
  const { id } = await imported([plainRow()])
  const list = (await app.inject('/v1/products/')).json<{ results: { id: string; name: string }[] }>()
  expect(list.results).toMatchObject([{ name: 'ტყემლის საწებელი' }])
  const stocks = stockMovementPartSchema.parse(
    (await manager.get(`/v1/admin/products/${list.results[0]?.id}/stock/`)).json(),
  )
  expect(stocks.results).toMatchObject([{ change: 10, reason: 'import', author: { id: manager.buyer.id } }])
  const owner = await member('owner')
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json())
  expect(log.results[0]).toMatchObject({
    ...{ action: 'catalogue.import', actor: { id: manager.buyer.id }, subject: { kind: 'import', id } },
    after: { file: 'goods.csv', state: 'done', added: 1, changed: 0, skipped: 0 },
  })
  const part = catalogueImportPartSchema.parse((await manager.get(IMPORTS)).json())
  expect(part).toMatchObject({ next: null, results: [{ id, author: { id: manager.buyer.id } }] })
})

test('a file that can’t be imported is refused with the reason, in two languages', async () => {
  const cases: [Buffer | string, string][] = [
    [
      'name,price\na,1\n',
      'ეს პროდუქტების CSV არ არის: პირველ ხაზში აკლია სვეტი Handle, Title. ფაილი ასე იწყება: name,price',
    ],
    [Buffer.from('PK\u0003\u0004 …'), 'ფაილი Excel-ის წიგნი ან ZIP-არქივია. შეინახეთ როგორც „CSV UTF-8“.'],
    [Buffer.from(csvOf([plainRow()]), 'utf16le'), 'ფაილი ტექსტი არ არის. შეინახეთ როგორც „CSV UTF-8“.'],
    [
      Buffer.from('Handle,Title\na,\xe9\n', 'latin1'),
      '2 ხაზი UTF-8 ტექსტი არ არის. შეინახეთ ფაილი როგორც „CSV UTF-8“.',
    ],
    ['Handle,Title\n', 'ფაილში მხოლოდ სათაურია, ხაზები არ არის.'],
    ['Handle,Title\na,"b\n', '2 ხაზი: აქ გახსნილი ბრჭყალი აღარ იხურება.'],
  ]
  for (const [content, reason] of cases) {
    const id = await uploaded(content)
    await work()
    expect(await show(id)).toMatchObject({ state: 'refused', refusal: reason })
    expect((await start(id)).statusCode).toBe(409)
  }
  expect(await db.$count(importPieces)).toBe(0)
  const [last] = catalogueImportPartSchema.parse(
    (await manager.get(IMPORTS, { headers: { 'accept-language': 'en' } })).json(),
  ).results
  expect(last?.refusal).toBe('Line 2: a quote is opened here and never closed.')
})

test('too large, empty and missing files are refused, and nothing is left of them', async () => {
  const large = await send(Buffer.alloc(MAX_IMPORT_FILE_BYTES + 1, 'a'))
  expect([large.statusCode, large.json<{ detail: string }>().detail]).toEqual([
    413,
    'ფაილი 50 მბ-ზე დიდია. დაყავით რამდენიმედ.',
  ])
  expect((await send('')).statusCode).toBe(400)
  expect((await manager.post(IMPORTS, {})).statusCode).toBe(400)
  expect((await send(csvOf([plainRow()]), { asked: await customer() })).statusCode).toBe(403)
  expect((await send(csvOf([plainRow()]), { asked: await member('courier') })).statusCode).toBe(403)
  expect([await db.$count(catalogueImports), await db.$count(importPieces)]).toEqual([0, 0])
})

test('a file that says to be too large is refused before it is read', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(MAX_IMPORT_FILE_BYTES * 2),
  }
  expect((await manager.post(IMPORTS, 'not a form', { headers })).statusCode).toBe(413)
})

test('of two files at once one is checked, and of two confirmations one is imported', async () => {
  const sent = await Promise.all([1, 2].map(() => send(csvOf(manyRows(3)))))
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(sent.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    detail: 'ახლა სხვა ფაილი მოწმდება ან შემოდის. დაელოდეთ, სანამ დასრულდება.',
  })
  expect(await db.$count(catalogueImports)).toBe(1)
  await work()
  const [one, two] = [await checked(manyRows(2)), await checked(manyRows(1))]
  const owner = await member('owner')
  const answers = await Promise.all([start(one.id), start(two.id, owner), start(one.id, owner)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect((await send(csvOf(manyRows(1)))).statusCode).toBe(409)
})

test('a checked file is discarded, and an import is cancelled before it begins', async () => {
  const { id } = await checked([plainRow()])
  expect((await cancel(id)).json()).toMatchObject({ state: 'cancelled', started_at: null })
  expect((await start(id)).json()).toEqual({ detail: 'ეს ფაილი ვეღარ შემოვა. აირჩიეთ თავიდან.' })
  const other = await uploaded(csvOf([plainRow()]))
  expect((await cancel(other)).json()).toMatchObject({ state: 'checking', cancelling: true })
  await work()
  expect(await show(other)).toMatchObject({ state: 'cancelled', cancelling: false })
  expect(await handles()).toEqual([])
  expect((await cancel('unknown')).statusCode).toBe(404)
})

test('pictures at addresses of the local network aren’t fetched', async () => {
  const rows = [
    plainRow({ 'Image Src': 'http://127.0.0.1:1/a.jpg' }),
    plainRow({ Handle: 'doqi', Title: 'დოქი', 'Image Src': 'a.jpg' }),
  ]
  const seen = await checked(rows)
  expect(seen.report).toMatchObject({ pictures_new: 1, pictures_missing: 1 })
  const done = await imported(rows)
  expect(done.report).toMatchObject({ added: 2, pictures_new: 0, pictures_missing: 2 })
  expect(done.problems).toMatchObject([
    { kind: 'picture', line: 2, text: 'http://127.0.0.1:1/a.jpg: შიდა ქსელის მისამართია (127.0.0.1).' },
    { kind: 'picture', line: 3, text: 'a.jpg: მისამართი არასწორია.' },
  ])
})

test('the file of problems has all of them, and its texts are no formulas', async () => {
  const { id } = await checked([
    plainRow(),
    ...Array.from({ length: 600 }, (_, index) => plainRow({ Handle: `=A${index}`, 'Variant Price': '-1' })),
  ])
  const answer = await manager.get(`${IMPORTS}${String(id)}/problems/`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="import-problems.csv"',
  })
  const lines = answer.body.trimEnd().split('\n')
  expect(lines).toHaveLength(1 + 600 * 2)
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFხაზი,Handle,სახე,მიზეზი',
    "3,'=A0,გამოტოვებულია,price „-1“ თანხა არ არის; ჩაწერეთ ასე: 12.50",
  ])
})

test('what a dead upload left, an old file and an old import are deleted', async () => {
  const age = (id: string, days: number) =>
    db
      .update(catalogueImports)
      .set({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
      .where(eq(catalogueImports.id, id))
  const { id } = await checked([plainRow()])
  await age(String(id), 8)
  const { id: old } = await imported([plainRow()])
  await age(String(old), 91)
  const { id: fresh } = await checked([plainRow()])
  const dead = newId()
  await insertImport(db, {
    id: dead,
    file: 'a.csv',
    actor: { ...manager.buyer, role: 'manager', requestId: '' },
  })
  await age(dead, 1)
  await services.imports.sweep()
  const left = await db.select().from(catalogueImports)
  expect(left.map((row) => [row.id, row.state]).toSorted()).toEqual([
    [id, 'cancelled'],
    [fresh, 'checked'],
  ])
  expect((await db.select().from(importPieces)).map(({ importId }) => importId)).toEqual([fresh])
})
