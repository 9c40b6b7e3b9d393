import type { Tetri } from '@dukani/contracts'
import type { CodeRefusal } from '../promotionCodes/service.ts'

/** Why no order is made. `name` is the product's name for the shopper. */
export type Refusal =
  | { reason: 'emptyCart' }
  | { reason: 'cartChanged' }
  | { reason: 'totalChanged'; total: Tetri }
  | { reason: 'short'; name: string }
  | { reason: 'gone'; name: string }
  | { reason: 'methodNotSetUp' }
  | { reason: 'walletShort'; balance: Tetri; total: Tetri }
  | { reason: 'unknownAddress' }
  | { reason: 'keyReused' }
  | CodeRefusal

/** Rolls the order's transaction back. */
export class OrderRefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`no order: ${refusal.reason}`)
    this.refusal = refusal
  }
}
