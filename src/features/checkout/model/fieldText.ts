import { fieldRule } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import type { FieldError } from 'react-hook-form'

/** The type of an error that the server gave: its message is a sentence already. */
export const FROM_SERVER = 'server'

/** The sentence under a field; undefined where nothing is wrong with it (CHECK-13). */
export function fieldText(error: FieldError | undefined, t: Translate): string | undefined {
  if (error === undefined) return undefined
  return error.type === FROM_SERVER && error.message ? error.message : t(`field.${fieldRule(error.message)}`)
}
