import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentEvents, payments } from '../../../server/src/db/paymentSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { lockOrder } from '../../../server/src/modules/orders/lifecycle.ts'
import { returnToWallet, walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { giveRole } from '../support/giveRole.ts'
import { waiting } from '../support/waiting.ts'
import { refundApp } from './refundApp.ts'

const { customer, db, delivered, show, tell } = await refundApp()

const owner = await customer()
await giveRole(db, owner.buyer.id, 'owner')
const erase = (id: string) => owner.post(`/v1/admin/customers/${id}/erase/`)

test('a refund that is under way reaches its wallet, and the customer isn’t erased', async () => {
  const { asked, id } = await delivered('wallet')
  const { buyer } = asked
  let erased: ReturnType<typeof erase> | undefined
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, id)
    erased = erase(buyer.id)
    await expect.poll(() => waiting(db)).toBe(1)
    await returnToWallet(transaction, { userId: buyer.id, orderId: id, tetri: 100, refundId: null })
  })
  const answer = await erased
  expect([answer?.statusCode, answer?.json()]).toEqual([
    409,
    { detail: 'მყიდველს საფულეში თანხა აქვს. ჯერ ის დაუბრუნეთ.' },
  ])
  expect(await walletBalance(db, buyer.id)).toBe(100)
})

test('what the gateway reports after a customer was erased is stored without who paid', async () => {
  const { asked, id, gatewayId } = await delivered('flitt')
  const raw = async () => {
    const rows = await db
      .select({ raw: paymentEvents.raw })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.attemptId))
      .where(and(eq(payments.gatewayOrderId, gatewayId), ne(paymentEvents.raw, sql`'{}'::jsonb`)))
    return rows.length
  }
  expect(await raw()).toBe(1)
  expect((await erase(asked.buyer.id)).statusCode).toBe(200)
  expect(await raw()).toBe(0)
  await tell(gatewayId, 'reversed')
  expect(await show(id)).toMatchObject({ payment_status: 'failed' })
  expect(await db.$count(paymentEvents)).toBe(2)
  expect(await raw()).toBe(0)
})
