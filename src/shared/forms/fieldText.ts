import { fieldRule } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import type { FieldError } from 'react-hook-form'

/** Type of a field error from the server, whose message is already a sentence. */
export const FROM_SERVER = 'server'

/**
 * The sentence under a field; undefined where nothing is wrong with it.
 * @param own sentences of the form's own rules, by error message
 */
export function fieldText(
  error: FieldError | undefined,
  t: Translate,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  if (error === undefined) return undefined
  const { type, message = '' } = error
  if (type === FROM_SERVER && message !== '') return message
  return own[message] ?? t(`field.${fieldRule(message)}`)
}
