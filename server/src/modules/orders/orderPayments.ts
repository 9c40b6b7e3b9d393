import type { OrderPayment, PaymentMethod, Tetri } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import type { Result } from '../../result.ts'
import type { OrderRecord } from './lifecycle.ts'

/** How the money of an order is returned; `byHand`: it was transferred, so the shop has to transfer it back. */
export type MoneyBack = 'nothing' | 'wallet' | 'card' | 'byHand'

/** Returns the money of a locked order, in the transaction that ends it. */
export type GiveMoneyBack = (transaction: Transaction, order: OrderRecord) => Promise<MoneyBack>

/** The payer's browser, which also comes back to this shop. */
export interface Payer {
  /** the shop's origin as the payer's browser sees it */
  origin: string
  language: string
  /** what the payer reads at the gateway */
  describe: (orderNumber: string) => string
}

/** Why an order can't be paid by card now; `underWay`: a payment is being processed or reviewed. */
export type NotPayable = 'alreadyPaid' | 'underWay' | 'tooLate' | 'notByCard' | 'tooMany' | 'unavailable'

/** The payment functions that the shop's staff use, each in the transaction of its change. */
export interface ManualPayments {
  /**
   * Records that the transfer for an order has arrived: the order is paid, and confirmed if it was pending.
   * `cancelled`: the money has to be transferred back.
   */
  recordTransfer(
    transaction: Transaction,
    orderId: string,
  ): Promise<Result<'paid' | 'alreadyPaid', 'notFound' | 'notTransfer' | 'cancelled'>>
  /** Returns the money of an order that is shipped, delivered or cancelled. `stillOpen`: cancelling returns it, too. */
  refundOrder(
    transaction: Transaction,
    orderId: string,
  ): Promise<Result<MoneyBack, 'notFound' | 'notPaid' | 'stillOpen'>>
  giveMoneyBack: GiveMoneyBack
}

/** The payment functions that orders use. Payments import orders, not the other way round. */
export interface OrderPayments {
  /** Whether this payment method is configured. */
  isSetUp(method: PaymentMethod): boolean
  /** The address where an order is paid by card. The caller has checked whose order it is. */
  page(orderId: string, payer: Payer): Promise<Result<{ url: string }, NotPayable>>
  /** The payment of each order as the API returns it, by the order's id. */
  parts(orders: readonly OrderRecord[]): Promise<Map<string, OrderPayment>>
  /** Pays an order from its customer's wallet, in the order's own transaction. */
  payByWallet(
    transaction: Transaction,
    order: { id: string; userId: string; totalTetri: Tetri },
  ): Promise<Result<null, { balance: Tetri }>>
  giveMoneyBack: GiveMoneyBack
}
