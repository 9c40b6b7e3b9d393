import type { ReturnState, ShopReturn, ShopReturnDetails } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'
import type { AdminTextKey } from '@dukani/i18n'

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
  if (is_refunding) return []
  return BY_STATE[state].filter((step) => step !== 'refund' || amount > 0)
}

const TONES: Readonly<Record<ReturnState, StatusTone>> = {
  asked: 'yellow',
  accepted: 'blue',
  refused: 'red',
  received: 'indigo',
  refunded: 'green',
}

/** How far a return is: a hue and a text. */
export function returnStatus({ state, is_refunding }: Pick<ShopReturn, 'state' | 'is_refunding'>) {
  return is_refunding
    ? ({ tone: 'blue', name: 'admin.return.refunding' } as const)
    : { tone: TONES[state], name: `admin.return.${state}` as const satisfies AdminTextKey }
}

/** The names of the fields of the questions. */
export const RETURN_FIELDS = { refusal: 'refusal', restock: 'restock', reference: 'reference' } as const
