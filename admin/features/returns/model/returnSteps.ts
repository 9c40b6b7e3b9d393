import { RETURN_STATES, type ReturnState, type ShopReturn, type ShopReturnDetails } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'

/** What staff can do with a return. Each asks before it is done. */
export type ReturnAction = 'accept' | 'receive' | 'refund' | 'refuse'

const BY_STATE: Readonly<Record<ReturnState, readonly ReturnAction[]>> = {
  asked: ['accept', 'refuse'],
  accepted: ['receive', 'refuse'],
  received: ['refund', 'refuse'],
  refused: [],
  refunded: [],
}

/** The steps that are possible with a return, in the order of their buttons. The server decides. */
export function returnSteps({ state, is_refunding, amount }: ShopReturnDetails): readonly ReturnAction[] {
  const known = knownState(state)
  if (is_refunding || known === null) return []
  return BY_STATE[known].filter((step) => step !== 'refund' || amount > 0)
}

const TONES: Readonly<Record<ReturnState, StatusTone>> = {
  asked: 'yellow',
  accepted: 'blue',
  refused: 'red',
  received: 'indigo',
  refunded: 'green',
}

/** A return's status: a tone and the key of a text. */
export interface ReturnStatus {
  tone: StatusTone
  name: `admin.return.${ReturnState | 'refunding'}` | 'admin.unknown'
}

/** How far a return is. A state that this release doesn't know is shown as unknown. */
export function returnStatus({
  state,
  is_refunding,
}: Pick<ShopReturn, 'state' | 'is_refunding'>): ReturnStatus {
  if (is_refunding) return { tone: 'blue', name: 'admin.return.refunding' }
  const known = knownState(state)
  return known === null
    ? { tone: 'neutral', name: 'admin.unknown' }
    : { tone: TONES[known], name: `admin.return.${known}` }
}

function knownState(state: string): ReturnState | null {
  return RETURN_STATES.find((each) => each === state) ?? null
}

/** The names of the fields of the questions. */
export const RETURN_FIELDS = { refusal: 'refusal', restock: 'restock', reference: 'reference' } as const
