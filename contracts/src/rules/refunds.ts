import type { Tetri } from './money.ts'

/** The states of a refund. `refused`: by the gateway, so that nothing was returned. */
export const REFUND_STATES = ['due', 'under_way', 'done', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** What is left to be refunded of a line of an order. */
export interface RefundableLine {
  /** pieces that aren't refunded yet */
  quantity: number
  /** what one of them gives back: what was paid for it, rounded down */
  piece: Tetri
  /** what all of them together give back, so that nothing is lost by rounding */
  all: Tetri
}

/**
 * What is left of a line.
 * @param line `paid` for `quantity` pieces, less the discount; `refunded` for `refundedQuantity` of them
 */
export function refundableLine({
  quantity,
  paid,
  refundedQuantity,
  refunded,
}: {
  quantity: number
  paid: Tetri
  refundedQuantity: number
  refunded: Tetri
}): RefundableLine {
  return {
    quantity: quantity - refundedQuantity,
    piece: Math.floor(paid / quantity),
    all: refundedQuantity === quantity ? 0 : paid - refunded,
  }
}

/** What some pieces of a line give back: the last piece takes what rounding has left. */
export function refundOf({ quantity, piece, all }: RefundableLine, pieces: number): Tetri {
  return pieces === quantity ? all : piece * pieces
}
