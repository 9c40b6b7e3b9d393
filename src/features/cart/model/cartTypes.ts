import type { Id, Product, Specification, Tetri } from '@dukani/contracts'
import type { ApiError } from '#shared/api/ApiError.ts'
import type { CartRow } from './arrangeRows.ts'
import type { CartLineView } from './cartLine.ts'
import type { CartNotice, CartResult } from './cartNotice.ts'
import type { OrderedLine } from './orderedLines.ts'

/** The cart at one moment. */
export interface CartSnapshot {
  /** `idle` before it was asked for (the first render), `error` when it could not be loaded at all */
  status: 'idle' | 'loading' | 'ready' | 'error'
  error: ApiError | null
  lines: readonly CartLineView[]
  /** the lines, and those taken out that can be put back, in the order in which they are shown */
  rows: readonly CartRow[]
  /** what a reload's clean-up has changed, until the shopper goes elsewhere (CART-12) */
  changes: readonly CartNotice[]
  /** the sum of quantities (HEAD-03) */
  count: number
  total: Tetri
  /** a change is under way */
  isPending: boolean
}

/** What a shopper can do with a cart. Every promise resolves; results are values. */
export interface CartActions {
  /** Adds so many of a choice (CART-07). */
  add: (product: Product, specification?: Specification | null, quantity?: number) => Promise<CartResult>
  /** Gives a line a quantity; 0 takes it out. */
  setQuantity: (key: string, quantity: number) => Promise<CartResult>
  increase: (key: string) => Promise<CartResult>
  /** One less; at 1 it takes the line out (CART-06). */
  decrease: (key: string) => Promise<CartResult>
  remove: (key: string) => Promise<CartResult>
  /** Puts a removed line back where it was (CART-15). */
  undoRemove: (key: string) => Promise<CartResult>
  /** A removed line can no longer be put back. Without a key it is all lines, and `changes` is emptied too. */
  forgetRemoved: (key?: string) => void
  /** Reads the cart anew and cleans it up (CART-12). */
  reload: () => Promise<void>
  /** These lines of it have been ordered: it is empty at once, here and in the other tabs (CHECK-09). */
  markOrdered: (lines: readonly OrderedLine[]) => void
}

export interface CartStore extends CartActions {
  /** how many of a product the cart holds; of one choice of it, when that is given (null is 'without') */
  quantityOf: (productId: Id, specificationId?: Id | null) => number
  /** Reloads the cart without a notice, if the last load failed: there may be a connection again. */
  catchUp: () => void
  subscribe: (listener: () => void) => () => void
  /** the same object until something changes */
  getSnapshot: () => CartSnapshot
}

/** The cart before anything is known: what the server renders, and the browser hydrates with. */
export const EMPTY_CART: CartSnapshot = {
  status: 'idle',
  error: null,
  lines: [],
  rows: [],
  changes: [],
  count: 0,
  total: 0,
  isPending: false,
}
