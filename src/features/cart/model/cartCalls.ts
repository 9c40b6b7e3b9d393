import type { Id } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import type { OrderedLine } from './orderedLines.ts'

/** A product, or one specification of it, and how many are added. */
export interface Addition {
  product: Id
  specification: Id | null
  quantity: number
}

/** A line with its new quantity. */
export interface ChangedLine extends Addition {
  id: Id
}

/** The server's calls for a cart. Every promise rejects only with an ApiError. */
export interface CartApi {
  load: (signal: AbortSignal) => Promise<CartLine[]>
  /** Adds a line, or adds to the one that is there. @returns the line's id; null if the server doesn't send it */
  add: (wanted: Addition) => Promise<{ id: Id } | null>
  /** Sets the quantity of a line. */
  change: (line: ChangedLine) => Promise<void>
  /** Removes a line. A line that is already gone counts as removed. */
  remove: (line: { id: Id }) => Promise<void>
  /** Hides lines that were ordered, even if the server still returns them (CHECK-09). */
  markOrdered: (lines: readonly OrderedLine[]) => void
}

/** The server's calls for a merge (CART-13). Every promise rejects only with an ApiError. */
export interface MergeApi {
  guestLines: () => Promise<CartLine[]>
  /** Removes a line from the guest's cart. A line that is already gone counts as removed. */
  dropGuestLine: (id: Id) => Promise<void>
  /** Reads the customer's cart in a way that makes no server merge the carts. */
  linesBefore: () => Promise<CartLine[]>
  /** Reads the customer's cart. Some servers merge the guest's cart into it on this call. */
  customerLines: () => Promise<CartLine[]>
  /** Adds to the customer's cart, once for each key. */
  addOnce: (wanted: Addition, key: string) => Promise<void>
  /** Sets the quantity of a line in the customer's cart; 0 removes it. */
  setCustomerLine: (line: ChangedLine) => Promise<void>
}
