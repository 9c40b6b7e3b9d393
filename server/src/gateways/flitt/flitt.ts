import type { Tetri } from '@dukani/contracts'

/** What Flitt says of a payment, in its own words. */
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
  /** nobody else's, and of no other attempt */
  orderId: string
  amount: Tetri
  /** what the payer reads */
  description: string
  language: string
  /** s, until it can't be paid any more */
  lifetime: number
  /** where the payer's browser comes back to */
  returnUrl: string
  /** where Flitt tells of it */
  callbackUrl: string
}

/** What Flitt tells of a payment: by a callback, or when it is asked. */
export interface FlittReport {
  orderId: string
  status: FlittStatus
  amount: Tetri
  /** what was really taken, where it says */
  actualAmount: Tetri | null
  currency: string
  /** what has been given back */
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
   * What has become of a payment; null: Flitt knows none of this id.
   * @throws FlittUnavailableError, FlittRefusedError
   */
  status(orderId: string): Promise<FlittReport | null>
  /**
   * Gives money back, once for a `reverseId`, however often it is asked for.
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
   * Reads what a callback, or a browser that comes back, says.
   * @returns why it isn't to be believed, else what it says
   */
  read(fields: unknown): FlittReport | 'forged' | 'unreadable' | 'otherMerchant'
}

/** Flitt didn't answer, or with nothing that can be read. Whether it did what was asked can't be told. */
export class FlittUnavailableError extends Error {
  override readonly name: string = 'FlittUnavailableError'
}

/** Flitt is there, and what it answers about this one payment isn't to be read, or not to be believed. */
export class FlittUnreadableError extends FlittUnavailableError {
  override readonly name = 'FlittUnreadableError'
}

/** Flitt answered that it doesn't do this. */
export class FlittRefusedError extends Error {
  override readonly name = 'FlittRefusedError'
  /** its number for why, as its documentation lists them */
  readonly code: string

  constructor(code: string, message: string) {
    super(`Flitt refused (${code}): ${message}`)
    this.code = code
  }
}
