import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../db/database.ts'
import { MAX_PAYMENT_ATTEMPTS, PAYMENT_PAGE_S } from '../../config/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import { FlittUnavailableError, FlittRefusedError, type Flitt } from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { extendDeadline, lockOrder, type OrderRecord } from '../orders/lifecycle.ts'
import type { NotPayable, Payer } from '../orders/orderPayments.ts'
import * as repository from './paymentRepository.ts'
import type { Reconcile } from './reconcile.ts'
import { needsReview } from './states.ts'

/** An open page is returned again only if it stays open at least this long (ms). */
const LEAST_LEFT_MS = 60_000
/** How long (ms) to wait while another request begins the same payment: longer than the gateway's timeout. */
const BEGINNING_MS = 6_000
const STEP_MS = 100

/**
 * Finds or creates the page where an order is paid. An open page is returned again; a new payment is begun only after
 * the gateway was asked about the earlier ones.
 * @param callbackUrl where the gateway reaches this shop
 */
export function createCardPayments(
  db: Database,
  flitt: Flitt,
  reconcile: Reconcile,
  { callbackUrl, log }: { callbackUrl: () => string; log: FastifyBaseLogger },
) {
  async function begin(
    orderId: string,
    payment: Begun,
    payer: Payer,
  ): Promise<Result<{ url: string }, 'unavailable'>> {
    try {
      const url = await flitt.create({
        orderId: payment.gatewayOrderId,
        amount: payment.amountTetri,
        description: payer.describe(payment.number),
        language: payer.language,
        lifetime: PAYMENT_PAGE_S,
        returnUrl: `${payer.origin}/v1/payments/flitt/return/`,
        callbackUrl: callbackUrl(),
      })
      await repository.changePayment(db, payment.id, { checkoutUrl: url })
      return succeed({ url })
    } catch (error) {
      if (!(error instanceof FlittUnavailableError || error instanceof FlittRefusedError)) throw error
      log.error({ err: error, orderId }, 'a payment could not be started')
      return fail('unavailable')
    }
  }

  /** @returns the address where the order is paid, or why it can't be */
  return async (orderId: string, payer: Payer): Promise<Result<{ url: string }, NotPayable>> => {
    const asked = new Set<string>()
    for (;;) {
      const turn = await inTransaction(db, (transaction) => nextStep(transaction, orderId, asked))
      switch (turn.kind) {
        case 'refused':
          return fail(turn.why)
        case 'page':
          return succeed({ url: turn.url })
        case 'begin':
          return begin(orderId, turn.payment, payer)
        case 'wait':
          await wait(STEP_MS)
          break
        case 'ask':
          for (const payment of turn.payments) {
            const checked = await reconcile(payment)
            if (!checked.ok) return fail('unavailable')
            asked.add(payment.id)
          }
      }
    }
  }
}

type Begun = repository.PaymentRow & { number: string }

type Turn =
  | { kind: 'refused'; why: NotPayable }
  | { kind: 'page'; url: string }
  | { kind: 'wait' }
  | { kind: 'ask'; payments: repository.PaymentRow[] }
  | { kind: 'begin'; payment: Begun }

/** The next step for a customer who wants to pay. The order is locked, so that only one request starts a payment. */
async function nextStep(
  transaction: Transaction,
  orderId: string,
  asked: ReadonlySet<string>,
): Promise<Turn> {
  const order = await lockOrder(transaction, orderId)
  const why = order === null ? 'tooLate' : notPayable(order)
  if (order === null || why !== null) return { kind: 'refused', why: why ?? 'tooLate' }
  const all = await repository.paymentsOf(transaction, [orderId])
  // Another amount was paid: a second page could charge the customer twice.
  if (all.some(needsReview)) return { kind: 'refused', why: 'underWay' }
  const open = repository.openPayments(all)
  const now = Date.now()
  const page = open.find(
    ({ state, expiresAt, checkoutUrl }) =>
      state === 'created' && checkoutUrl !== null && expiresAt.getTime() - now > LEAST_LEFT_MS,
  )
  if (page?.checkoutUrl != null) return { kind: 'page', url: page.checkoutUrl }
  if (
    open.some(
      ({ checkoutUrl, createdAt }) => checkoutUrl === null && now - createdAt.getTime() < BEGINNING_MS,
    )
  )
    return { kind: 'wait' }
  const unasked = open.filter(({ id }) => !asked.has(id))
  if (unasked.length > 0) return { kind: 'ask', payments: unasked }
  if (open.some(({ state }) => state === 'processing')) return { kind: 'refused', why: 'underWay' }
  if (all.length >= MAX_PAYMENT_ATTEMPTS) return { kind: 'refused', why: 'tooMany' }
  return { kind: 'begin', payment: { ...(await insertAttempt(transaction, order)), number: order.number } }
}

function notPayable(order: OrderRecord): NotPayable | null {
  if (order.paymentMethod !== 'flitt') return 'notByCard'
  if (order.paymentStatus === 'completed') return 'alreadyPaid'
  const isOver = order.expiresAt !== null && order.expiresAt.getTime() <= Date.now()
  return order.status === 'cancelled' || isOver ? 'tooLate' : null
}

async function insertAttempt(transaction: Transaction, order: OrderRecord): Promise<repository.PaymentRow> {
  // The goods stay reserved as long as there is a page to pay them.
  await extendDeadline(transaction, order)
  const { id, number, totalTetri } = order
  const gatewayOrderId = `${number}_${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}`
  return repository.insertPayment(
    transaction,
    { orderId: id, gatewayOrderId, amountTetri: totalTetri },
    PAYMENT_PAGE_S,
  )
}
