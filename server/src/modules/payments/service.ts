import { toGel, type OrderPayment, type PaymentMethod, type Wallet } from '@dukani/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { PaymentsConfig } from '../../config/payments.ts'
import type { Database } from '../../db/database.ts'
import type { Flitt } from '../../gateways/flitt/flitt.ts'
import { isUuid } from '../uuid.ts'
import { createCardPayments, type NotPayable, type Payer } from './cardPayments.ts'
import { paymentPart } from './paymentPart.ts'
import * as repository from './paymentRepository.ts'
import { createReconcile } from './reconcile.ts'
import { createRefund } from './refunds.ts'
import { isNews } from './states.ts'
import { createSweep } from './sweep.ts'
import { walletBalance } from './walletRepository.ts'

/** Why what says to come from the gateway isn't believed. */
export type NotBelieved = 'forged' | 'unreadable' | 'otherMerchant' | 'unknownOrder' | 'otherSum'

/** How orders are paid. */
export interface PaymentService {
  /** Whether orders can be paid so in this shop. */
  isSetUp(method: PaymentMethod): boolean
  /** Where an order is paid by card, or why it can't be. Whose it is has been asked before. */
  page(orderId: string, payer: Payer): Promise<{ url: string } | NotPayable>
  /** The same of a customer's own order (API-10); null for another's as for none. */
  ownPage(customerId: string, orderId: string, payer: Payer): Promise<{ url: string } | NotPayable | null>
  /**
   * Takes what the gateway tells: keeps it, and then asks the gateway itself.
   * @returns why it isn't believed, else the order it was about
   */
  told(fields: unknown): Promise<{ orderId: string } | { refused: NotBelieved }>
  /** What orders tell of their payment, by their ids. */
  parts(orders: readonly repository.PayableOrder[]): Promise<Map<string, OrderPayment>>
  wallet(customerId: string): Promise<Wallet>
  /** Does what callbacks have left undone, and gives up what wasn't paid in time. */
  sweep(): Promise<void>
}

export interface PaymentOptions {
  config: PaymentsConfig
  /** null: the shop takes no cards */
  flitt: Flitt | null
  callbackUrl: () => string
  log: FastifyBaseLogger
}

export function createPaymentService(
  db: Database,
  { config, flitt, callbackUrl, log }: PaymentOptions,
): PaymentService {
  const card = flitt && cards(db, flitt, { callbackUrl, log })
  const setup = { card: card !== null, bank: config.bank }
  const methods: Record<PaymentMethod, boolean> = {
    flitt: setup.card,
    // Without an account to pay to there is nothing to show; a transfer the shop can tell of otherwise.
    ...{ wallet: true, bank: true, qr: setup.bank !== null },
  }
  const page: PaymentService['page'] = async (orderId, payer) =>
    card === null ? 'away' : card.page(orderId, payer)

  return {
    page,
    isSetUp: (method) => methods[method],

    async ownPage(customerId, orderId, payer) {
      const isOwn = isUuid(orderId) && (await repository.isOwnOrder(db, customerId, orderId))
      return isOwn ? page(orderId, payer) : null
    },

    told: async (fields) => card?.told(fields) ?? { refused: 'forged' },

    async parts(orders) {
      const byCard = orders.filter(({ paymentMethod }) => paymentMethod === 'flitt')
      const all = await repository.paymentsOf(
        db,
        byCard.map(({ id }) => id),
      )
      const ofOrder = Map.groupBy(all, ({ orderId }) => orderId)
      return new Map(
        orders.map((order) => [order.id, paymentPart(order, ofOrder.get(order.id) ?? [], setup)]),
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
  return {
    page: createCardPayments(db, flitt, reconcile, { callbackUrl, log }),
    sweep: createSweep(db, { reconcile, refund, log }),

    async told(fields: unknown): ReturnType<PaymentService['told']> {
      const report = flitt.read(fields)
      if (typeof report === 'string') return { refused: report }
      const payment = await repository.paymentOf(db, report.orderId)
      if (payment === null) return { refused: 'unknownOrder' }
      const isOther = report.amount !== payment.amountTetri || report.currency !== 'GEL'
      if (isOther) return { refused: 'otherSum' }
      await repository.insertEvent(db, payment.id, report, fields)
      // What is known already needn't be asked after; what can't be now, the sweep asks.
      if (isNews(payment.state, report.status)) await reconcile(payment)
      return { orderId: payment.orderId }
    },
  }
}
