import type { OrderStatus } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { applyEvent, lockOrder, type OrderRecord } from './lifecycle.ts'
import type { GiveMoneyBack, MoneyBack } from './orderPayments.ts'
import { SHOP_EVENTS } from './transitions.ts'

/** An order whose status was set. */
export interface StatusChange {
  /** the previous status */
  order: OrderRecord
  /** false: it already had this status */
  changed: boolean
  /** how the money of a cancelled order is returned */
  moneyBack: MoneyBack
}

/** Why a status wasn't set; `notPaid`: an order can be shipped only after it is paid. */
export type StatusRefusal =
  | { reason: 'notFound' }
  | { reason: 'notPaid'; order: OrderRecord }
  | { reason: 'wrongStatus'; order: OrderRecord }

/**
 * Sets the status of an order for its customer, who may only cancel it, or for the shop. Cancelling an order returns
 * its goods to the stock, and then the money.
 * @param customerId whose order it has to be; null: the shop sets the status
 */
export async function changeStatus(
  transaction: Transaction,
  { id, customerId }: { id: string; customerId: string | null },
  to: OrderStatus,
  giveMoneyBack: GiveMoneyBack,
): Promise<Result<StatusChange, StatusRefusal>> {
  const order = await lockOrder(transaction, id)
  if (order === null || (customerId !== null && order.userId !== customerId))
    return fail({ reason: 'notFound' })
  if (order.status === to) return succeed({ order, changed: false, moneyBack: 'nothing' })
  const event = customerId === null ? SHOP_EVENTS[to] : to === 'cancelled' ? 'cancelByCustomer' : undefined
  if (event === undefined) return fail({ reason: 'wrongStatus', order })
  const applied = await applyEvent(transaction, order, event)
  if (!applied.ok) {
    if (applied.error === 'wrongPayment') return fail({ reason: 'notPaid', order })
    if (applied.error === 'wrongStatus') return fail({ reason: 'wrongStatus', order })
    throw new Error(`${event} was refused: ${applied.error}`)
  }
  // Goods before money, as in an order that is made, so that the two never deadlock.
  const moneyBack =
    to === 'cancelled' ? await giveMoneyBack(transaction, { ...order, status: to }) : 'nothing'
  return succeed({ order, changed: true, moneyBack })
}
