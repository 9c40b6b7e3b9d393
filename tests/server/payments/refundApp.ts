import { shopOrderDetailsSchema, type PaymentMethod, type ShopOrderDetails } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { stockOf } from '../orders/invariants.ts'
import { payApp } from './payApp.ts'
import { giveRole } from '../support/giveRole.ts'

/** What a manager refunds: products, or an amount in GEL. */
interface Part {
  items?: { id: unknown; quantity: number }[]
  amount: number
  restock?: boolean
  reference?: string
}

/** The whole server with a gateway that does what a test says, delivered orders, and a manager who refunds them. */
export async function refundApp() {
  const built = await payApp()
  const { db, customer, tell, attempts } = built
  const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 1_000, inventory: 1_000 })
  const bowl = await storeProduct(db, { name: 'ჯამი', priceTetri: 500, inventory: 1_000 })
  const before = await stockOf(db)
  const manager = await customer()
  await giveRole(db, manager.buyer.id, 'manager')
  const path = (id: unknown) => `/v1/admin/orders/${String(id)}/`
  const show = async (id: unknown) => shopOrderDetailsSchema.parse((await manager.get(path(id))).json())

  /** A delivered order of three jugs and a bowl: 35 GEL. */
  async function delivered(payment_method: PaymentMethod, changes: object = {}, total = 3_500) {
    const asked = await customer()
    if (payment_method === 'wallet')
      await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, total, ''))
    const lines = [
      { productId: jug.id, quantity: 3 },
      { productId: bowl.id, quantity: 1 },
    ]
    const id = await asked.ordered(lines, 3_500, { payment_method, ...changes })
    const [attempt] = await attempts(id)
    const gatewayId = attempt?.gatewayOrderId ?? ''
    if (attempt !== undefined) await tell(gatewayId, 'approved')
    const status = { status: 'delivered', paymentStatus: 'completed' }
    await db.update(orders).set(status).where(eq(orders.id, id))
    const order = await show(id)
    const [jugs, bowls] = order.items.map((item) => item.id)
    return { asked, id, gatewayId, order, jugs, bowls }
  }

  function refund(order: ShopOrderDetails, part: Part, key?: string) {
    const { id, status, payment_status, refundable } = order
    const seen = { status, payment_status, refundable }
    const body = { seen, items: [], restock: false, reference: '', ...part }
    const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } }
    return manager.post(`${path(id)}refunds/`, body, headers)
  }

  async function refunded(order: ShopOrderDetails, part: Part, key?: string): Promise<ShopOrderDetails> {
    const answer = await refund(order, part, key)
    expect(answer.statusCode, answer.body).toBe(200)
    return shopOrderDetailsSchema.parse(answer.json())
  }

  return { ...built, jug, before, manager, path, show, delivered, refund, refunded }
}
