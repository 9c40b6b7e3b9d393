import { courierListSchema, deliveryListSchema, shopOrderDetailsSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from './staffApp.ts'

const { db, customer, member } = await staffApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 100 })
const manager = await member('manager')
const [courier, other] = [await member('courier'), await member('courier')]
await db.update(users).set({ firstName: 'გია', lastName: 'კურიერი' }).where(eq(users.id, courier.buyer.id))

type Order = ReturnType<typeof shopOrderDetailsSchema.parse>
type Member = typeof courier

const ORDERS = '/v1/admin/orders/'
const DELIVERIES = '/v1/admin/deliveries/'

/** A paid order. */
async function paid(): Promise<Order> {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 2 }], 4_000, { payment_method: 'bank' })
  const seen = { status: 'pending', payment_status: 'pending' }
  const answer = await manager.post(`${ORDERS}${id}/confirm-transfer/`, { seen, reference: '' })
  return shopOrderDetailsSchema.parse(answer.json())
}

function handOver({ id, status, payment_status }: Order, to: Member) {
  const seen = { status, payment_status }
  return manager.post(`${ORDERS}${String(id)}/hand-over/`, { seen, courier: to.buyer.id })
}

const given = async (order: Order, to: Member) =>
  shopOrderDetailsSchema.parse((await handOver(order, to)).json())
const deliveries = async (asked: Member) =>
  deliveryListSchema.parse((await asked.get(DELIVERIES)).json()).results
const deliver = (asked: Member, { id }: Order) => asked.post(`${DELIVERIES}${String(id)}/deliver/`, {})

test('an order is given to a courier, who sees where it goes, without prices, and delivers it', async () => {
  const listed = courierListSchema.parse((await manager.get('/v1/admin/couriers/')).json()).results
  expect(listed).toContainEqual({ id: courier.buyer.id, name: 'გია კურიერი' })
  const order = await given(await paid(), courier)
  expect(order).toMatchObject({
    status: 'shipped',
    courier: { id: courier.buyer.id, name: 'გია კურიერი' },
    history: [{ action: 'order.handOver', after: { status: 'shipped', courier: courier.buyer.id } }, {}],
  })
  expect(await deliveries(courier)).toEqual([
    {
      ...{ id: order.id, order_number: order.order_number, status: 'shipped' },
      customer: { name: order.customer.name, phone_number: order.customer.phone_number },
      ...{ home_address: order.home_address, city: order.city, region: order.region },
      ...{ postal_code: order.postal_code, latitude: order.latitude, longitude: order.longitude },
      items: [{ name: 'დოქი', specification: null, quantity: 2 }],
    },
  ])
  expect((await deliver(courier, order)).statusCode).toBe(204)
  expect((await deliver(courier, order)).statusCode).toBe(204)
  expect(await deliveries(courier)).toEqual([])
  const { status, history } = shopOrderDetailsSchema.parse(
    (await manager.get(`${ORDERS}${String(order.id)}/`)).json(),
  )
  expect(status).toBe('delivered')
  expect(history.filter(({ action }) => action === 'order.deliver')).toMatchObject([
    { role: 'courier', actor: { id: courier.buyer.id }, before: { status: 'shipped' } },
  ])
})

test('a delivery is its courier’s alone, and can be given to another', async () => {
  const order = await given(await paid(), courier)
  expect((await deliver(other, order)).statusCode).toBe(404)
  expect(await deliveries(other)).toEqual([])
  const moved = await given(order, other)
  expect(moved.courier?.id).toBe(other.buyer.id)
  expect((await deliver(courier, moved)).statusCode).toBe(404)
  expect((await deliveries(other)).map(({ id }) => id)).toEqual([order.id])
  expect((await given(moved, other)).history).toEqual(moved.history)
})

test('only a paid order is given, and only to a courier', async () => {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 1 }], 2_000, { payment_method: 'bank' })
  const order = shopOrderDetailsSchema.parse((await manager.get(`${ORDERS}${id}/`)).json())
  const refused = await handOver(order, manager)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ courier: ['ეს ადამიანი კურიერი არ არის.'] })
  expect((await handOver(order, courier)).statusCode).toBe(409)
  expect((await deliver(courier, order)).statusCode).toBe(404)
})
