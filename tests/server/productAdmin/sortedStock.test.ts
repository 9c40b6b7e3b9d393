import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, customer, member } = await staffApp()
const manager = await member('manager')

test('orders keep the stock by which the list is sorted', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'ჩურჩხელა',
    specifications: [
      { value: 'დიდი', priceTetri: 300, inventory: 9 },
      { value: 'პატარა', priceTetri: 200, inventory: 4 },
    ],
  })
  const asked = await customer()
  const lines = [{ productId: id, specificationId: specificationIds[0] ?? '', quantity: 2 }]
  const orderId = await asked.ordered(lines, 600)
  const stock = async () =>
    (await db.select().from(products).where(eq(products.id, id)))[0]?.specificationStock
  expect(await stock()).toBe(11)
  expect((await asked.post(`/v1/orders/${orderId}/cancel/`)).statusCode).toBe(200)
  expect(await stock()).toBe(13)
})

test.each([
  ['one of two specifications isn’t offered any more', ['პატარა'], 4],
  ['none is offered any more', [], null],
])('when %s, a cancelled order leaves the sorted stock alone', async (_, offered, sorted) => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'გოზინაყი',
    specifications: [
      { value: 'დიდი', priceTetri: 300, inventory: 9 },
      { value: 'პატარა', priceTetri: 200, inventory: 4 },
    ],
  })
  const [big = '', small = ''] = specificationIds
  const asked = await customer()
  const orderId = await asked.ordered([{ productId: id, specificationId: big, quantity: 2 }], 600)
  const kept = { id: small, sku: '', price: 2, old_price: null, stock_change: 0 }
  const specifications = offered.map((value) => ({ ...kept, value }))
  const edited = await manager.patch(`/v1/admin/products/${id}/`, { version: 1, specifications })
  expect(edited.statusCode, edited.body).toBe(200)
  expect((await asked.post(`/v1/orders/${orderId}/cancel/`)).statusCode).toBe(200)
  const [row] = await db.select().from(products).where(eq(products.id, id))
  expect(row?.specificationStock).toBe(sorted)
})

test('a sale corrects a sorted stock that an earlier release left behind', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'ტყლაპი',
    specifications: [{ value: 'მჟავე', priceTetri: 300, inventory: 9 }],
  })
  await db.update(products).set({ specificationStock: 2 }).where(eq(products.id, id))
  const asked = await customer()
  await asked.ordered([{ productId: id, specificationId: specificationIds[0] ?? '', quantity: 3 }], 900)
  const [row] = await db.select().from(products).where(eq(products.id, id))
  expect(row?.specificationStock).toBe(6)
})
