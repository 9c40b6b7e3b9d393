import { REFUND_STATES, type RefundState, type ShopRefund } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'

const TONES: Readonly<Record<RefundState, StatusTone>> = {
  due: 'yellow',
  under_way: 'blue',
  done: 'green',
  refused: 'red',
}

/** A refund's status: a tone and the key of a text. */
export interface RefundStatus {
  tone: StatusTone
  name: `admin.refund.${RefundState}` | 'admin.unknown'
}

/** How far a refund is. A state that this release doesn't know is shown as unknown. */
export function refundStatus({ state }: Pick<ShopRefund, 'state'>): RefundStatus {
  const known = REFUND_STATES.find((each) => each === state)
  return known === undefined
    ? { tone: 'neutral', name: 'admin.unknown' }
    : { tone: TONES[known], name: `admin.refund.${known}` }
}
