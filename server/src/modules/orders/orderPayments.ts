import type { OrderPayment, PaymentMethod, Tetri } from '@dukani/contracts'
import type { Executor, Transaction } from '../../db/database.ts'
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

/** A refund of a part of what was paid: of items, or of an amount alone. */
export interface PartRefund {
  items: readonly { id: string; quantity: number }[]
  /** with items, what was paid for them, or what is left of the order if that is less */
  amountTetri: Tetri
  /** what was left to be refunded when the refund was decided */
  seenTetri: Tetri
  /** the items go back into the stock once the money is returned */
  restock: boolean
  /** the bank's reference of a transfer; '' without one */
  reference: string
}

/**
 * Why nothing is refunded; `goodsAreBack`: a cancelled order has returned its goods, so only an amount can be refunded;
 * `customerErased`: it was paid from the wallet of a customer who was erased.
 */
export type PartRefusal =
  'nothingToRefund' | 'changedMeanwhile' | 'tooMuch' | 'stillOpen' | 'goodsAreBack' | 'customerErased'

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
  ): Promise<Result<MoneyBack, 'notFound' | 'notPaid' | 'stillOpen' | 'customerErased'>>
  /**
   * Refunds a part of a locked order in the way it was paid. A wallet gets it at once, a card soon after; a transfer was
   * made by hand before. `stillOpen`: the rest of an open order is refunded by cancelling it.
   * @returns the refund's id
   */
  refundPart(
    transaction: Transaction,
    order: OrderRecord,
    asked: PartRefund,
  ): Promise<Result<{ id: string; way: MoneyBack }, PartRefusal>>
  /** What can still be refunded of an order; 0 if it isn't paid or the whole sum is being returned. */
  refundable(db: Executor, order: Pick<OrderRecord, 'id' | 'paymentStatus' | 'totalTetri'>): Promise<Tetri>
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
