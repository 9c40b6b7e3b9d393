import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentEvents, payments } from '../../../server/src/db/paymentSchema.ts'
import { giveRole } from '../support/giveRole.ts'
import { refundApp } from './refundApp.ts'

const { customer, db, delivered, show, tell } = await refundApp()

test('what the gateway reports after a customer was erased is stored without who paid', async () => {
  const owner = await customer()
  await giveRole(db, owner.buyer.id, 'owner')
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
  expect((await owner.post(`/v1/admin/customers/${asked.buyer.id}/erase/`)).statusCode).toBe(200)
  expect(await raw()).toBe(0)
  await tell(gatewayId, 'reversed')
  expect(await show(id)).toMatchObject({ payment_status: 'failed' })
  expect(await db.$count(paymentEvents)).toBe(2)
  expect(await raw()).toBe(0)
})
