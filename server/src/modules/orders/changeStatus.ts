import type { OrderStatus } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { changeOrder, holdOrder, type PayableOrder } from '../payments/paymentRepository.ts'
import { giveMoneyBack, type MoneyBack } from '../payments/refunds.ts'
import { returnStock } from './stock.ts'
import { mayChange, type Changer } from './transitions.ts'

/** What came of bringing an order to another state. */
export type StatusChange =
  | { outcome: 'changed'; order: PayableOrder; money: MoneyBack | null }
  /** it was there already: nothing has changed */
  | { outcome: 'there'; order: PayableOrder }
  /** there is no way from where it is */
  | { outcome: 'refused'; order: PayableOrder }
  /** it doesn't leave the shop before it is paid */
  | { outcome: 'unpaid'; order: PayableOrder }

/**
 * Brings an order to another state, and does what follows: a cancelled one gives its goods and its money back, and its
 * customer is written to. The order is held meanwhile, so of two who change it at once the second one sees what the
 * first has done.
 * @param by a customer's own order only; null: the shop's, whosever it is
 * @returns null: there is no such order
 */
export async function changeStatus(
  transaction: Transaction,
  { id, customerId }: { id: string; customerId: string | null },
  to: OrderStatus,
): Promise<StatusChange | null> {
  const order = await holdOrder(transaction, id)
  if (order === null || (customerId !== null && order.userId !== customerId)) return null
  if (order.status === to) return { outcome: 'there', order }
  const changer: Changer = customerId === null ? 'shop' : 'customer'
  if (!mayChange(changer, order.status, to)) return { outcome: 'refused', order }
  if (to === 'shipped' && order.paymentStatus !== 'completed') return { outcome: 'unpaid', order }
  await changeOrder(transaction, id, { status: to })
  if (to === 'shipped') await queueOrderMail(transaction, id, 'shipped')
  if (to !== 'cancelled') return { outcome: 'changed', order, money: null }
  // Goods before money, as in an order that is made: so the two never wait for each other crosswise.
  await returnStock(transaction, id)
  const money = await giveMoneyBack(transaction, id)
  await queueOrderMail(transaction, id, 'cancelled')
  return { outcome: 'changed', order, money }
}
