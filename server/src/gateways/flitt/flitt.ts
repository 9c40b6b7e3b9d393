import type { Tetri } from '@dukani/contracts'

/** Flitt's statuses of a payment. */
export const FLITT_STATUSES = [
  'created',
  'processing',
  'declined',
  'expired',
  'approved',
  'reversed',
] as const
export type FlittStatus = (typeof FLITT_STATUSES)[number]

/** A payment that is to be made. */
export interface FlittOrder {
  /** unique for each attempt */
  orderId: string
  amount: Tetri
  /** what the payer reads */
  description: string
  language: string
  /** seconds until it expires */
  lifetime: number
  /** where the payer's browser comes back to */
  returnUrl: string
  /** where Flitt sends callbacks */
  callbackUrl: string
}

/** The status of a payment, by a callback or on request. */
export interface FlittReport {
  orderId: string
  status: FlittStatus
  amount: Tetri
  /** the sum that was actually taken, if it is given */
  actualAmount: Tetri | null
  currency: string
  /** the refunded sum */
  reversed: Tetri
  /** Flitt's own number of the payment; '' while it has none */
  paymentId: string
}

/** The gateway that takes card payments. */
export interface Flitt {
  /**
   * Begins a payment.
   * @returns the address where it is made
   * @throws FlittUnavailableError, FlittRefusedError
   */
  create(order: FlittOrder): Promise<string>
  /**
   * The status of a payment; null: Flitt doesn't know the payment.
   * @throws FlittUnavailableError, FlittRefusedError
   */
  status(orderId: string): Promise<FlittReport | null>
  /**
   * Refunds the whole sum or a part, once for a `reverseId`, however often it is called.
   * @returns whether it is done; `underWay`: ask again
   * @throws FlittUnavailableError, FlittRefusedError
   */
  reverse(reversal: {
    orderId: string
    amount: Tetri
    currency: string
    reverseId: string
  }): Promise<'done' | 'underWay' | 'declined'>
  /**
   * Parses and verifies the fields of a callback or of a returning browser.
   * @returns the report, or why it is rejected
   */
  read(fields: unknown): FlittReport | 'forged' | 'unreadable' | 'otherMerchant'
}

/** Flitt didn't answer, or its answer couldn't be read. Whether it carried out the request is unknown. */
export class FlittUnavailableError extends Error {
  override readonly name: string = 'FlittUnavailableError'
}

/** Flitt answered, but its answer about this payment can't be parsed or has a wrong signature. */
export class FlittUnreadableError extends FlittUnavailableError {
  override readonly name = 'FlittUnreadableError'
}

/** Flitt refused the request. */
export class FlittRefusedError extends Error {
  override readonly name = 'FlittRefusedError'
  /** Flitt's documented code of the reason */
  readonly code: string

  constructor(code: string, message: string) {
    super(`Flitt refused (${code}): ${message}`)
    this.code = code
  }
}
