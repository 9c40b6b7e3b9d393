import type { ReturnState } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'

/** What staff can do with a return. Each asks before it is done. */
export type ReturnAction = 'accept' | 'receive' | 'refund' | 'refuse'

/** The steps that are possible in each state, in the order of their buttons. The server decides. */
export const RETURN_STEPS: Readonly<Record<ReturnState, readonly ReturnAction[]>> = {
  asked: ['accept', 'refuse'],
  accepted: ['receive', 'refuse'],
  received: ['refund', 'refuse'],
  refused: [],
  refunded: [],
}

/** The hues of the states. */
export const RETURN_TONES: Readonly<Record<ReturnState, StatusTone>> = {
  asked: 'yellow',
  accepted: 'blue',
  refused: 'red',
  received: 'indigo',
  refunded: 'green',
}

/** The names of the fields of the questions. */
export const RETURN_FIELDS = { refusal: 'refusal', restock: 'restock', reference: 'reference' } as const
