import { MAIL_STATES, type MailState, type ShopMail } from '@dukani/contracts'
import type { StatusTone } from '@dukani/design-system'

const TONES: Readonly<Record<MailState, StatusTone>> = { waiting: 'yellow', failed: 'red' }

/** A mail's status: a tone and the key of a text. */
export interface MailStatus {
  tone: StatusTone
  name: `admin.mails.${MailState}` | 'admin.unknown'
}

/** Why a mail isn't sent. A state that this release doesn't know is shown as unknown. */
export function mailStatus({ state }: Pick<ShopMail, 'state'>): MailStatus {
  const known = MAIL_STATES.find((each) => each === state)
  return known === undefined
    ? { tone: 'neutral', name: 'admin.unknown' }
    : { tone: TONES[known], name: `admin.mails.${known}` }
}
