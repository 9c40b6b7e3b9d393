import { expect, test } from 'vitest'
import { orderBody } from '../orders/buyers.ts'
import { orderApp } from '../orders/orderApp.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { payApp, PRICE } from './payApp.ts'
import { eq } from 'drizzle-orm'
import { orders } from '../../../server/src/db/orderSchema.ts'

const { db, ordered } = await payApp()

test('CHECK-04 an order that is paid by transfer has the account, the amount and the reference', async () => {
  const { checkoutUrl, order } = await ordered('bank')
  expect(checkoutUrl).toBeNull()
  const { order_number, payment } = await order()
  expect(payment).toEqual({
    ...{ state: 'unpaid', can_pay: false, expires_at: null },
    transfer: {
      ...{ recipient: 'შპს დუქანი', bank: 'ბანკი', bic: 'BAGAGE22', iban: 'GE29NB0000000101904917' },
      ...{ amount: 12.5, reference: order_number, qr_payload: null },
    },
  })
})

test('CHECK-04 an order that is paid by qr has the same as the text of a bank’s QR code', async () => {
  const { id, order } = await ordered('qr')
  const { order_number, payment } = await order()
  expect(payment?.transfer?.qr_payload?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'BAGAGE22', 'შპს დუქანი', 'GE29NB0000000101904917'],
    ...['GEL12.50', '', '', order_number],
  ])
  // Paid, or over, it tells it no longer: nobody is to pay twice.
  await db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, id))
  expect(await order()).toMatchObject({ payment: { state: 'paid', transfer: null } })
  await db.update(orders).set({ paymentStatus: 'failed', status: 'cancelled' }).where(eq(orders.id, id))
  expect(await order()).toMatchObject({ payment: { state: 'cancelled', transfer: null } })
})

test('CHECK-04 a shop without an account accepts transfers without showing one, and no QR codes', async () => {
  const { db: another, customer } = await orderApp()
  const { id: productId } = await storeProduct(another, { name: 'ყანწი', priceTetri: PRICE })
  const asked = await customer()
  const lines = [{ productId, quantity: 1 }]
  const id = await asked.ordered(lines, PRICE)
  expect(await asked.order(id)).toMatchObject({ payment: { state: 'unpaid', transfer: null } })
  await asked.fill(lines)
  expect((await asked.send(orderBody(lines, PRICE, { payment_method: 'qr' }))).statusCode).toBe(400)
})
