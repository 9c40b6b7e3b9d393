import { staffProductDetailsSchema, staffProductPartSchema, stockItemSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { eventually } from '../../support/eventually.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, pool, customer, member } = await staffApp()
const manager = await member('manager')
const PRODUCTS = '/v1/admin/products/'

const edit = (id: string, body: object) => manager.patch(`${PRODUCTS}${id}/`, body)

async function edited(id: string, body: object) {
  const answer = await edit(id, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return staffProductDetailsSchema.parse(answer.json())
}

const lookup = (code: string) => manager.get(`/v1/admin/stock/lookup/?${new URLSearchParams({ code })}`)

async function found(code: string) {
  const answer = await lookup(code)
  expect(answer.statusCode, answer.body).toBe(200)
  return stockItemSchema.parse(answer.json())
}

const TAKEN = { detail: 'ეს შტრიხკოდი სხვა პროდუქტს აქვს.' }

/** A product with two specifications. */
async function pair(name: string) {
  const { id, specificationIds } = await storeProduct(db, {
    name,
    specifications: [
      { value: 'დიდი', priceTetri: 300, inventory: 9 },
      { value: 'პატარა', priceTetri: 200, inventory: 4 },
    ],
  })
  const [big = '', small = ''] = specificationIds
  const rows = (bigCode?: string, smallCode?: string) => [
    { id: big, value: 'დიდი', sku: 'SAME', price: 3, old_price: null, stock_change: 0, barcode: bigCode },
    {
      id: small,
      value: 'პატარა',
      sku: `${name}-S`,
      price: 2,
      old_price: null,
      stock_change: 0,
      barcode: smallCode,
    },
  ]
  return { id, big, small, rows }
}

test('a product is found by its barcode, in the list and when it is scanned', async () => {
  const { id } = await storeProduct(db, { name: 'დოქი', inventory: 3, images: ['files/jug.jpg'] })
  expect(await edited(id, { version: 1, barcode: '036000291452' })).toMatchObject({
    barcode: '0036000291452',
  })
  expect(await found(' 0036000291452 ')).toEqual({
    ...{ product_id: id, specification_id: null, name: 'დოქი', specification: null },
    ...{ image: '/media/files/jug.jpg', stock: 3 },
  })
  const listed = await manager.get(`${PRODUCTS}?search=036000291452`)
  expect(staffProductPartSchema.parse(listed.json()).results.map((row) => row.id)).toEqual([id])
  expect(await edited(id, { version: 2, name: 'დიდი დოქი' })).toMatchObject({ barcode: '0036000291452' })
  expect(await found('036000291452')).toMatchObject({ product_id: id })
})

test('a wrong check digit is refused', async () => {
  const { id } = await storeProduct(db, { name: 'ჯამი' })
  const answer = await edit(id, { version: 1, barcode: '4860001230014' })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['barcode']])
})

test('specifications have barcodes, can exchange them, and keep those that aren’t given', async () => {
  const { id, big, small, rows } = await pair('ბადაგი')
  await edited(id, { version: 1, specifications: rows('B-1', 'S-1') })
  await edited(id, { version: 2, specifications: rows('S-1', 'B-1') })
  await edited(id, { version: 3, specifications: rows() })
  await edited(id, { version: 4, barcode: 'WHOLE' })
  expect(await found('S-1')).toMatchObject({ specification_id: big, specification: 'დიდი', stock: 9 })
  expect(await found('B-1')).toMatchObject({ specification_id: small, stock: 4 })
  // Only the specifications have a stock that counts.
  expect((await lookup('WHOLE')).statusCode).toBe(404)
})

test('two can’t have one barcode, not even when they get it at once', async () => {
  const { id, rows } = await pair('ფელამუში')
  expect((await edit(id, { version: 1, specifications: rows('F-1', 'F-1') })).json()).toEqual(TAKEN)
  await edited(id, { version: 1, specifications: rows('F-1', 'F-2') })
  const others = await Promise.all(['ერთი', 'ორი', 'სამი'].map((name) => storeProduct(db, { name })))
  const [first] = others
  const refused = await edit(first?.id ?? '', { version: 1, barcode: 'F-2' })
  expect([refused.statusCode, refused.json()]).toEqual([409, TAKEN])
  const answers = await Promise.all(others.map((other) => edit(other.id, { version: 1, barcode: 'ONCE' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const created = await manager.post(PRODUCTS, { name: 'ახალი', price: 1, barcode: 'ONCE' })
  expect([created.statusCode, created.json()]).toEqual([409, TAKEN])
})

/** A request that assigns a barcode, and a statement by which another transaction assigns the same one. */
const ASSIGNMENTS = {
  'to a product': {
    request: async (barcode: string) => {
      const { id } = await storeProduct(db, { name: 'თაბახი' })
      return () => edit(id, { version: 1, barcode })
    },
    statement: 'update products set barcode = $1 where id = $2',
  },
  'to a new product': {
    request: async (barcode: string) => () =>
      manager.post(PRODUCTS, { name: 'ახალი თაბახი', price: 1, barcode }),
    statement: 'update products set barcode = $1 where id = $2',
  },
  'to a specification': {
    request: async (barcode: string) => {
      const { id, rows } = await pair('დანა')
      return () => edit(id, { version: 1, specifications: rows(barcode) })
    },
    statement: 'update specifications set barcode = $1 where product_id = $2 and position = 0',
  },
}

test.each(Object.entries(ASSIGNMENTS))(
  'a barcode that another transaction is assigning is refused: %s',
  async (name, { request, statement }) => {
    const barcode = name.replaceAll(' ', '-').toUpperCase()
    const send = await request(barcode)
    const { id } = await pair('ჩანგალი')
    const writer = await pool.connect()
    try {
      await writer.query('begin')
      await writer.query(statement, [barcode, id])
      const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid')
      const answer = send()
      await eventually(async () => {
        const { rows: waiting } = await db.execute(
          sql`select from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`,
        )
        expect(waiting).toHaveLength(1)
      })
      await writer.query('commit')
      expect([(await answer).statusCode, (await answer).json()]).toEqual([409, TAKEN])
    } finally {
      writer.release(true)
    }
  },
)

test('a UPC-A number and the same number as EAN-13 are one barcode', async () => {
  const { id, rows } = await pair('თაფლი')
  const other = await storeProduct(db, { name: 'სანთელი' })
  await edited(other.id, { version: 1, barcode: '042100005264' })
  expect((await edit(id, { version: 1, barcode: '0042100005264' })).json()).toEqual(TAKEN)
  const twice = await edit(id, { version: 1, specifications: rows('0012345678905', '012345678905') })
  expect(twice.json()).toEqual(TAKEN)
})

test('a number of 12 digits that was stored before stays as it is while another has its 13 digits', async () => {
  const { id, big, rows } = await pair('კაკალი')
  const [short, long] = [await storeProduct(db, { name: 'ერთი' }), await storeProduct(db, { name: 'ორი' })]
  await db.update(products).set({ barcode: '614141000036' }).where(eq(products.id, short.id))
  await db.update(products).set({ barcode: '0614141000036' }).where(eq(products.id, long.id))
  const sent = { barcode: '614141000036' }
  expect(await edited(short.id, { version: 1, name: 'პირველი', ...sent })).toMatchObject(sent)
  expect(await edited(short.id, { version: 2, name: 'პირველი ცალი' })).toMatchObject(sent)
  await db.update(specifications).set({ barcode: '614141000036' }).where(eq(specifications.id, big))
  expect(await edited(id, { version: 1, specifications: rows('614141000036', 'K-2') })).toMatchObject({
    specifications: [sent, { barcode: 'K-2' }],
  })
  expect(await found('0614141000036')).toMatchObject({ product_id: long.id })
  // Nobody else gets the number, in either form.
  const other = await storeProduct(db, { name: 'სამი' })
  await edited(long.id, { version: 1, barcode: '' })
  expect((await edit(other.id, { version: 1, barcode: '0614141000036' })).json()).toEqual(TAKEN)
  // It is found by both.
  await db.update(specifications).set({ barcode: '' }).where(eq(specifications.id, big))
  for (const code of ['614141000036', '0614141000036']) {
    expect(await found(code)).toMatchObject({ product_id: short.id })
    const listed = await manager.get(`${PRODUCTS}?search=${code}`)
    expect(staffProductPartSchema.parse(listed.json()).results.map((row) => row.id)).toEqual([short.id])
  }
})

test('the barcode of what is no longer offered can be given to others', async () => {
  const { id, rows } = await pair('თათარა')
  await edited(id, { version: 1, specifications: rows('T-1', 'T-2') })
  await edited(id, { version: 2, specifications: rows('T-1', 'T-2').slice(1) })
  const asked = await customer()
  const other = await storeProduct(db, { name: 'სხვა', priceTetri: 1_000 })
  await edited(other.id, { version: 1, barcode: 'T-1' })
  // An ordered product is only hidden.
  await asked.ordered([{ productId: other.id, quantity: 1 }], 1_000)
  expect((await manager.delete(`${PRODUCTS}${other.id}/?version=2`)).statusCode).toBe(204)
  const third = await storeProduct(db, { name: 'მესამე' })
  await edited(third.id, { version: 1, barcode: 'T-1' })
  expect(await found('T-1')).toMatchObject({ product_id: third.id })
})

test('without a barcode an SKU or a handle is found; one of several isn’t guessed', async () => {
  const { id, small, rows } = await pair('გოზინაყი')
  await edited(id, { version: 1, specifications: rows() })
  const [other, plain] = [await pair('ჩურჩხელა'), await storeProduct(db, { name: 'ქვა', handle: 'qva-1' })]
  await edited(other.id, { version: 1, specifications: other.rows() })
  expect(await found('გოზინაყი-S')).toMatchObject({ specification_id: small })
  expect(await found('qva-1')).toMatchObject({ product_id: plain.id })
  expect((await lookup('SAME')).statusCode).toBe(409)
  const unknown = await lookup('nothing')
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'ასეთი კოდით პროდუქტი არ არის.' }])
})
