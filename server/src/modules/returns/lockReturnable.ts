import { returnDeadline } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { lockCustomer } from '../../db/lockCustomer.ts'
import { lockOrder } from '../orders/lifecycle.ts'
import { isUuid } from '../uuid.ts'
import { deliveredAt } from './repository.ts'

/** Why a customer can't return items of an order, which is locked afterwards; null: they can. */
export async function lockReturnable(
  transaction: Transaction,
  customerId: string,
  orderId: string,
): Promise<'notFound' | 'tooLate' | null> {
  // First, as an erasure does.
  if (!(await lockCustomer(transaction, customerId))) return 'notFound'
  const order = isUuid(orderId) ? await lockOrder(transaction, orderId) : null
  if (order?.userId !== customerId) return 'notFound'
  const at = await deliveredAt(transaction, orderId)
  const isInTime = at !== null && returnDeadline(at).getTime() > Date.now()
  return order.status === 'delivered' && order.paymentStatus === 'completed' && isInTime ? null : 'tooLate'
}
