import type { Id } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import type { OrderedLine } from './orderedLines.ts'

/** So many of a choice. */
export interface Addition {
  product: Id
  specification: Id | null
  quantity: number
}

/** A line as it is to be. */
export interface ChangedLine extends Addition {
  id: Id
}

/** What the cart asks of a server. Every promise rejects with an ApiError only. */
export interface CartApi {
  load: (signal: AbortSignal) => Promise<CartLine[]>
  /** Adds to the line that is there already. @returns the line's id, when the server sends it */
  add: (wanted: Addition) => Promise<{ id: Id } | null>
  /** Gives a line its quantity. */
  change: (line: ChangedLine) => Promise<void>
  /** Takes a line out. A line that is gone already counts as taken out. */
  remove: (line: { id: Id }) => Promise<void>
  /** These lines were ordered: hide them even if the server still returns them (CHECK-09). */
  markOrdered: (lines: readonly OrderedLine[]) => void
}

/** What a merge asks of a server (CART-13). Every promise rejects with an ApiError only. */
export interface MergeApi {
  guestLines: () => Promise<CartLine[]>
  /** Takes a line out of the guest's cart; one that is gone counts as taken out. */
  dropGuestLine: (id: Id) => Promise<void>
  /** The customer's cart, read so that no server merges by it. */
  linesBefore: () => Promise<CartLine[]>
  /** The customer's cart. A server may merge the guest's into it by this very reading. */
  customerLines: () => Promise<CartLine[]>
  /** Adds to the customer's cart, once for a key. */
  addOnce: (wanted: Addition, key: string) => Promise<void>
  /** Gives a line of the customer's cart its quantity; 0 takes it out. */
  setCustomerLine: (line: ChangedLine) => Promise<void>
}
