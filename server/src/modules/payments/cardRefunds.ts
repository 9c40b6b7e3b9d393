import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import {
  FlittRefusedError,
  FlittUnavailableError,
  FlittUnreadableError,
  type Flitt,
  type FlittReport,
} from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { lockOrder } from '../orders/lifecycle.ts'
import { lockRefund, refundedSums } from '../orders/refundRepository.ts'
import { beginAttempt, scheduleRefund, type DueRefund } from './cardRefundRepository.ts'
import { finishRefund, refuseRefund } from './partialRefunds.ts'

/** `pending`: it is asked for again later. */
type Carried = Result<'done' | 'pending', 'unavailable' | 'refused'>

/**
 * Asks the gateway for a refund of a part. It has one id there over all attempts. Before each attempt the gateway is asked
 * whether it has returned the money already. Only a refusal of the refund itself refuses it.
 */
export function createCardRefund(db: Database, flitt: Flitt, log: FastifyBaseLogger) {
  return async (refund: DueRefund): Promise<Carried> => {
    const { id, orderId, gatewayOrderId } = refund
    const entry = { orderId, gatewayOrderId, refundId: id }

    let report: FlittReport | null
    try {
      report = await flitt.status(gatewayOrderId)
    } catch (error) {
      // The answer of an earlier attempt may be lost, so the money may be returned.
      if (error instanceof FlittRefusedError) return askLater(error)
      return later(error)
    }
    const attempt = await beginAttempt(db, id)
    if (attempt === 'settled') return succeed('done')
    const isReturned =
      report?.status === 'reversed' || (attempt === 'again' && (await hasReturned(report, refund)))
    if (!isReturned) {
      const { amountTetri: amount, reverseId } = refund
      try {
        const answer = await flitt.reverse({ orderId: gatewayOrderId, amount, currency: 'GEL', reverseId })
        if (answer === 'underWay') return await askLater()
        if (answer === 'declined') return await refuse()
      } catch (error) {
        if (error instanceof FlittRefusedError) return refuse(error)
        return later(error)
      }
    }
    await settleOpen(refund, finishRefund)
    log.info(entry, 'a part of a payment was refunded')
    return succeed('done')

    async function later(error: unknown): Promise<Carried> {
      if (!(error instanceof FlittUnavailableError)) throw error
      const pending = await askLater(error)
      return error instanceof FlittUnreadableError ? pending : fail('unavailable')
    }

    async function askLater(error?: Error): Promise<Carried> {
      if (error !== undefined) log.warn({ ...entry, err: error }, 'a refund hasn’t succeeded yet')
      await scheduleRefund(db, id)
      return succeed('pending')
    }

    async function refuse(error?: Error): Promise<Carried> {
      await settleOpen(refund, refuseRefund)
      log.error({ ...entry, ...(error && { err: error }) }, 'the gateway refuses a refund')
      return fail('refused')
    }
  }

  /** Whether the gateway has carried out an earlier attempt. */
  async function hasReturned(report: FlittReport | null, { orderId, amountTetri }: DueRefund) {
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
