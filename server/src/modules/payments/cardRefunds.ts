import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  FlittRefusedError,
  FlittUnavailableError,
  FlittUnreadableError,
  type Flitt,
} from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { lockOrder } from '../orders/lifecycle.ts'
import { lockRefund, refundedSums, setRefundState } from '../orders/refundRepository.ts'
import { scheduleRefund, type DueRefund } from './cardRefundRepository.ts'
import { finishRefund, refuseRefund } from './partialRefunds.ts'

/** `pending`: it is asked for again later. */
type Carried = Result<'done' | 'pending', 'unavailable' | 'refused'>

/**
 * Asks the gateway for a refund of a part. It has one id there over all attempts. After an attempt without an answer, the
 * gateway is first asked whether it has returned the money.
 */
export function createCardRefund(db: Database, flitt: Flitt, log: FastifyBaseLogger) {
  return async (refund: DueRefund): Promise<Carried> => {
    const { id, orderId, gatewayOrderId, amountTetri: amount, reverseId } = refund
    const entry = { orderId, gatewayOrderId, refundId: id }
    try {
      const answer = (await isReturned(refund))
        ? 'done'
        : await flitt.reverse({ orderId: gatewayOrderId, amount, currency: 'GEL', reverseId })
      if (answer === 'underWay') {
        await scheduleRefund(db, id)
        return succeed('pending')
      }
      if (answer === 'declined') return await refuse()
    } catch (error) {
      if (error instanceof FlittRefusedError) return refuse(error)
      if (!(error instanceof FlittUnavailableError)) throw error
      log.warn({ ...entry, err: error }, 'a refund hasn’t succeeded yet')
      await scheduleRefund(db, id)
      return error instanceof FlittUnreadableError ? succeed('pending') : fail('unavailable')
    }
    await settleOpen(refund, finishRefund)
    log.info(entry, 'a part of a payment was refunded')
    return succeed('done')

    async function refuse(error?: Error): Promise<Carried> {
      await settleOpen(refund, refuseRefund)
      log.error({ ...entry, ...(error && { err: error }) }, 'the gateway refuses a refund')
      return fail('refused')
    }
  }

  /** Whether the gateway has returned the money already. The first attempt is recorded before it is made. */
  async function isReturned({
    id,
    orderId,
    gatewayOrderId,
    state,
    amountTetri,
  }: DueRefund): Promise<boolean> {
    const report = await flitt.status(gatewayOrderId)
    if (report?.status === 'reversed') return true
    if (state === 'due') {
      await setRefundState(db, id, 'under_way')
      return false
    }
    // The refunds of a payment are carried out one after the other, so only this one can be on top.
    const { done } = await refundedSums(db, orderId)
    return report !== null && report.reversed >= done + amountTetri
  }

  /** Records the outcome of a refund once, whoever else has asked for it. */
  function settleOpen({ id, orderId }: DueRefund, record: typeof finishRefund): Promise<void> {
    return inTransaction(db, async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      const held = await lockRefund(transaction, id)
      if (order !== null && (held?.state === 'due' || held?.state === 'under_way'))
        await record(transaction, order, held)
    })
  }
}
