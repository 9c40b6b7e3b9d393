import { toGel, type PaymentMethod, type Wallet } from '@dukani/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { BankConfig } from '../../config/payments.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Flitt } from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { NotPayable, OrderPayments, Payer } from '../orders/orderPayments.ts'
import { refundsOf } from '../orders/refundRepository.ts'
import { isOwnOrder } from '../orders/repository.ts'
import { isUuid } from '../uuid.ts'
import { createCardPayments } from './cardPayments.ts'
import { createCardRefund } from './cardRefunds.ts'
import { paymentSummary } from './paymentSummary.ts'
import * as repository from './paymentRepository.ts'
import { createReconcile } from './reconcile.ts'
import { createRefund, giveMoneyBack } from './refunds.ts'
import { movesForward } from './states.ts'
import { createSweep } from './sweep.ts'
import { payByWallet, walletBalance } from './walletRepository.ts'

/** Why a callback is rejected. */
export type CallbackRejection = 'forged' | 'unreadable' | 'otherMerchant' | 'unknownOrder' | 'otherSum'

/** How orders are paid. */
export interface PaymentService extends OrderPayments {
  /** The payment page of a customer's own order (API-10); another customer's order is not found. */
  ownPage(
    customerId: string,
    orderId: string,
    payer: Payer,
  ): Promise<Result<{ url: string }, NotPayable | 'notFound'>>
  /**
   * Stores a callback of the gateway, and then asks the gateway itself.
   * @returns the order it was about, or why it is rejected
   */
  receiveCallback(fields: unknown): Promise<Result<{ orderId: string }, CallbackRejection>>
  wallet(customerId: string): Promise<Wallet>
  /** Checks payments whose callbacks didn't arrive, and lets unpaid orders expire. */
  sweep(): Promise<void>
}

export interface PaymentOptions {
  /** the account for transfers as it is now, also for orders that were placed earlier; null: there is none */
  bank: () => BankConfig | null
  /** null: card payments are off */
  flitt: Flitt | null
  callbackUrl: () => string
  log: FastifyBaseLogger
}

/** `bank` and `flitt` decide which payment methods there are. All state is in the database. */
export function createPaymentService(
  db: Database,
  { bank, flitt, callbackUrl, log }: PaymentOptions,
): PaymentService {
  const card = flitt && cards(db, flitt, { callbackUrl, log })
  const methods: Record<PaymentMethod, () => boolean> = {
    flitt: () => card !== null,
    wallet: () => true,
    // The shop can send its account in another way.
    bank: () => true,
    qr: () => bank() !== null,
  }
  const page: PaymentService['page'] = async (orderId, payer) =>
    card === null ? fail('unavailable') : card.page(orderId, payer)

  return {
    page,
    giveMoneyBack,
    payByWallet,

    isSetUp: (method) => methods[method](),

    async ownPage(customerId, orderId, payer) {
      const isOwn = isUuid(orderId) && (await isOwnOrder(db, customerId, orderId))
      return isOwn ? page(orderId, payer) : fail('notFound')
    },

    receiveCallback: async (fields) => card?.receiveCallback(fields) ?? fail('forged'),

    async parts(orders) {
      const byCard = orders.filter(({ paymentMethod }) => paymentMethod === 'flitt')
      const all = await repository.paymentsOf(
        db,
        byCard.map(({ id }) => id),
      )
      const ofOrder = Map.groupBy(all, ({ orderId }) => orderId)
      const refunds = await refundsOf(
        db,
        orders.map(({ id }) => id),
      )
      const setup = { card: card !== null, bank: bank() }
      const refundsByOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
      return new Map(
        orders.map((order) => {
          const made = { attempts: ofOrder.get(order.id) ?? [], refunds: refundsByOrder.get(order.id) ?? [] }
          return [order.id, paymentSummary(order, made, setup)]
        }),
      )
    },

    wallet: async (customerId) => ({ balance: toGel(await walletBalance(db, customerId)) }),

    sweep: async () => card?.sweep(),
  }
}

function cards(
  db: Database,
  flitt: Flitt,
  { callbackUrl, log }: Pick<PaymentOptions, 'callbackUrl' | 'log'>,
) {
  const reconcile = createReconcile(db, flitt, log)
  const refund = createRefund(db, flitt, log)
  const refundPart = createCardRefund(db, flitt, log)
  return {
    page: createCardPayments(db, flitt, reconcile, { callbackUrl, log }),
    sweep: createSweep(db, { reconcile, refund, refundPart, log }),

    async receiveCallback(fields: unknown): ReturnType<PaymentService['receiveCallback']> {
      const report = flitt.read(fields)
      if (typeof report === 'string') return fail(report)
      const payment = await repository.paymentOf(db, report.orderId)
      if (payment === null) return fail('unknownOrder')
      const isOther = report.amount !== payment.amountTetri || report.currency !== 'GEL'
      if (isOther) return fail('otherSum')
      await inTransaction(db, (transaction) =>
        repository.insertEvent(transaction, payment.id, report, fields),
      )
      // A known status needs no check; when the gateway can't be reached, the sweep checks later.
      if (movesForward(payment.state, report.status)) await reconcile(payment)
      return succeed({ orderId: payment.orderId })
    },
  }
}
