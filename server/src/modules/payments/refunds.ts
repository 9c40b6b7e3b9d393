import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import {
  FlittUnavailableError,
  FlittRefusedError,
  FlittUnreadableError,
  type Flitt,
  type FlittReport,
} from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { applyEvent } from '../orders/lifecycle.ts'
import type { GiveMoneyBack } from '../orders/orderPayments.ts'
import { refundedSums } from '../orders/refundRepository.ts'
import { refundRest } from './partialRefunds.ts'
import * as repository from './paymentRepository.ts'
import { settle } from './settle.ts'
import { returnToWallet } from './walletRepository.ts'

/**
 * Returns the money of a locked order, or what is left of it after refunds of parts. A wallet gets it at once; a card gets it soon after, through the gateway, and
 * the order counts as paid until then.
 */
export const giveMoneyBack: GiveMoneyBack = async (transaction, order) => {
  if (order.paymentStatus !== 'completed') return 'nothing'
  const isPart = (await refundedSums(transaction, order.id)).reserved > 0
  if (order.paymentMethod === 'wallet') {
    if (isPart) return refundRest(transaction, order)
    const back = { userId: order.userId, orderId: order.id, tetri: order.totalTetri, refundId: null }
    await returnToWallet(transaction, back)
    const applied = await applyEvent(transaction, order, 'returnMoney')
    if (!applied.ok) throw new Error(`returnMoney was refused: ${applied.error}`)
    return 'wallet'
  }
  const paid = (await repository.paymentsOf(transaction, [order.id])).find(({ fulfilled }) => fulfilled)
  if (paid === undefined) return 'byHand'
  if (isPart) return refundRest(transaction, order)
  // A refused refund is tried again.
  if (paid.refund !== 'done') await repository.markForRefund(transaction, paid.id)
  return 'card'
}

/** Asks the gateway to refund a payment. However often this is called, it refunds once. */
export function createRefund(db: Database, flitt: Flitt, log: FastifyBaseLogger) {
  return async (
    payment: repository.PaymentRow,
  ): Promise<Result<'refunded' | 'pending', 'unavailable' | 'refused'>> => {
    const { id, orderId, gatewayOrderId } = payment
    const entry = { orderId, gatewayOrderId, paymentId: id }
    try {
      // It may be refunded already: the answer was lost, or the shop did it at the gateway itself.
      const report = await flitt.status(gatewayOrderId)
      const answer =
        report?.status === 'reversed'
          ? 'done'
          : await flitt.reverse({ orderId: gatewayOrderId, reverseId: id, ...takenSum(payment, report) })
      if (answer === 'underWay') {
        await repository.scheduleCheck(db, id)
        return succeed('pending')
      }
      if (answer === 'declined') return await refuse()
    } catch (error) {
      if (error instanceof FlittRefusedError) return refuse(error)
      if (!(error instanceof FlittUnavailableError)) throw error
      log.warn({ ...entry, err: error }, 'a refund hasn’t succeeded yet')
      await repository.scheduleCheck(db, id)
      return error instanceof FlittUnreadableError ? succeed('pending') : fail('unavailable')
    }
    await settle(db, payment, { status: 'reversed', amount: 0, actualAmount: null, currency: '' })
    log.warn(entry, 'a payment was refunded')
    return succeed('refunded')

    async function refuse(error?: Error): Promise<Result<never, 'refused'>> {
      await repository.changePayment(db, id, { refund: 'refused' })
      log.error({ ...entry, ...(error && { err: error }) }, 'the gateway refuses a refund')
      return fail('refused')
    }
  }
}

/** The amount to refund: the order's total, unless the gateway took another amount. */
function takenSum({ mismatch, amountTetri }: repository.PaymentRow, report: FlittReport | null): Sum {
  if (!mismatch || report === null) return { amount: amountTetri, currency: 'GEL' }
  return { amount: Math.min(report.amount, report.actualAmount ?? report.amount), currency: report.currency }
}

type Sum = Pick<FlittReport, 'amount' | 'currency'>
