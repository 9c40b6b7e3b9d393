import { bulkStateSchema, staffProductDetailsSchema, stockMovementPartSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { stockMovements } from '../../../server/src/db/stockSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { firstIdOf, newId } from '../../../server/src/ids.ts'
import { deleteOldMovements, recordMovements } from '../../../server/src/modules/stock/movements.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, customer, member } = await staffApp()
const manager = await member('manager')
await db.update(users).set({ firstName: 'ნინო', lastName: 'ბერიძე' }).where(eq(users.id, manager.buyer.id))
const nino = { id: manager.buyer.id, name: 'ნინო ბერიძე' }
const PRODUCTS = '/v1/admin/products/'

const part = async (id: string, after = '') => {
  const answer = await manager.get(`${PRODUCTS}${id}/stock/${after && `?after=${after}`}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return stockMovementPartSchema.parse(answer.json())
}

/** What the movements of a product say, latest first. */
const movements = async (id: string) =>
  (await part(id)).results.map(({ specification, change, stock, reason }) => ({
    ...{ specification, change, stock, reason },
  }))

async function edit(id: string, body: object): Promise<void> {
  const answer = await manager.patch(`${PRODUCTS}${id}/`, body)
  expect(answer.statusCode, answer.body).toBe(200)
}

test('orders, cancellations and edits are listed with what is left, latest first', async () => {
  const { id } = await storeProduct(db, { name: 'ლარნაკი', priceTetri: 1_000, inventory: 10 })
  expect(await movements(id)).toEqual([])
  const asked = await customer()
  const orderId = await asked.ordered([{ productId: id, quantity: 3 }], 3_000)
  await edit(id, { version: 1, stock_change: 5 })
  await edit(id, { version: 2, name: 'დიდი ლარნაკი' })
  expect((await asked.post(`/v1/orders/${orderId}/cancel/`)).statusCode).toBe(200)
  const own = { specification: null }
  expect(await movements(id)).toEqual([
    { ...own, change: 3, stock: 15, reason: 'cancellation' },
    { ...own, change: 5, stock: 12, reason: 'edit' },
    { ...own, change: -3, stock: 7, reason: 'order' },
  ])
  const [, edited, ordered] = (await part(id)).results
  const { order_number: number } = await asked.order(orderId)
  expect(ordered).toMatchObject({ order: { id: orderId, number }, author: null })
  expect(edited).toMatchObject({ order: null, author: nino })
})

test('a size’s stock is listed with its name, also after the size was removed', async () => {
  const { id } = await storeProduct(db, { name: 'ხალათი', sizes: [{ size: 'M', inventory: 4 }] })
  const { variants } = staffProductDetailsSchema.parse((await manager.get(`${PRODUCTS}${id}/`)).json())
  const size = { id: variants[0]?.id ?? '', size: 'M', stock: 6 }
  await edit(id, { version: 1, variants: [size, { id: null, size: 'L', stock: 2 }] })
  await edit(id, { version: 2, variants: [size] })
  expect((await part(id)).results).toMatchObject([
    { size: 'L', specification: null, change: -2, stock: 0, reason: 'edit', author: nino },
    { size: 'L', change: 2, stock: 2 },
    { size: 'M', change: 2, stock: 6 },
  ])
})

test('a specification’s stock is listed with its name, and a refused order leaves nothing', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'ჩურჩხელა',
    specifications: [
      { value: 'დიდი', priceTetri: 300, inventory: 9 },
      { value: 'პატარა', priceTetri: 200, inventory: 4 },
    ],
  })
  const [big = '', small = ''] = specificationIds
  const asked = await customer()
  await asked.ordered([{ productId: id, specificationId: big, quantity: 2 }], 600)
  await expect(
    asked.ordered([{ productId: id, specificationId: small, quantity: 5 }], 1_000),
  ).rejects.toThrow()
  const kept = { sku: '', price: 3, old_price: null }
  await edit(id, {
    version: 1,
    specifications: [
      { ...kept, id: small, value: 'პატარა', stock_change: -1 },
      { ...kept, id: null, value: 'საშუალო', stock_change: 8 },
      { ...kept, id: big, value: 'დიდი', stock_change: 0 },
    ],
  })
  expect(await movements(id)).toEqual([
    { specification: 'საშუალო', change: 8, stock: 8, reason: 'edit' },
    { specification: 'პატარა', change: -1, stock: 3, reason: 'edit' },
    { specification: 'დიდი', change: -2, stock: 7, reason: 'order' },
  ])
})

test('the first stock of a new product is a change, too', async () => {
  const answer = await manager.post(PRODUCTS, { name: 'ახალი ჭიქა', price: 2, stock_change: 6 })
  const { id } = answer.json<{ id: string }>()
  expect(await movements(id)).toEqual([{ specification: null, change: 6, stock: 6, reason: 'edit' }])
})

test('a change of many and its undo are listed', async () => {
  const { id } = await storeProduct(db, { name: 'ქვაბული', inventory: 2 })
  const body = { filter: { search: 'ქვაბული' }, stock_change: 7 }
  const { id: bulk } = bulkStateSchema.parse((await manager.post('/v1/admin/bulk-changes/', body)).json())
  for (const way of ['apply', 'undo'])
    expect((await manager.post(`/v1/admin/bulk-changes/${String(bulk)}/${way}/`)).statusCode).toBe(200)
  expect(await movements(id)).toEqual([
    { specification: null, change: -7, stock: 2, reason: 'bulk' },
    { specification: null, change: 7, stock: 9, reason: 'bulk' },
  ])
})

test('more than fifty are read in parts, and an unknown product has none', async () => {
  const { id } = await storeProduct(db, { name: 'სანთელი' })
  const changes = Array.from({ length: 60 }, (_, index) => ({
    ...{ productId: id, specificationId: null, change: 1, stock: index + 1 },
  }))
  await inTransaction(db, (transaction) => recordMovements(transaction, changes, { reason: 'import' }))
  const first = await part(id)
  const second = await part(id, String(first.next))
  expect([...first.results, ...second.results].map(({ stock }) => stock)).toEqual(
    changes.map(({ stock }) => stock).toReversed(),
  )
  expect(second.next).toBe(null)
  expect((await manager.get(`${PRODUCTS}${newId()}/stock/`)).statusCode).toBe(404)
})

test('they are deleted after a year', async () => {
  const { id: productId } = await storeProduct(db, { name: 'კალენდარი' })
  const aged = (days: number) => firstIdOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  const [old, kept] = [aged(366), aged(364)]
  const row = { productId, change: 1, stock: 1, reason: 'count' } as const
  await db.insert(stockMovements).values([old, kept].map((id) => ({ ...row, id })))
  await deleteOldMovements(db)
  expect((await part(productId)).results.map(({ id }) => id)).toEqual([kept])
})
