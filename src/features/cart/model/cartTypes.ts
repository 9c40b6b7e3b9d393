import type { Tetri } from '@dukani/contracts'
import type { ApiError } from '#shared/api/ApiError.ts'
import type { CartRow } from './arrangeRows.ts'
import type { CartLineView } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'

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
