import type { Tetri } from '@dukani/contracts'
import type { CodeRefusal } from '../promotionCodes/service.ts'
import type { NamedItem } from './itemName.ts'

/** Why no order is made. */
export type Refusal =
  | { reason: 'emptyCart' }
  | { reason: 'cartChanged' }
  | { reason: 'totalChanged'; total: Tetri }
  | { reason: 'short' | 'gone'; item: NamedItem }
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
