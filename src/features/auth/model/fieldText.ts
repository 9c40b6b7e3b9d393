import { fieldRule } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import type { FieldError } from 'react-hook-form'
import { PASSWORDS_DIFFER } from './registerForm.ts'

/** The type of an error that the server gave: its message is a sentence already. */
export const FROM_SERVER = 'server'

/** The sentence under a field; undefined where nothing is wrong with it. */
export function fieldText(error: FieldError | undefined, t: Translate): string | undefined {
  if (error === undefined) return undefined
  if (error.type === FROM_SERVER && error.message) return error.message
  if (error.message === PASSWORDS_DIFFER) return t('auth.passwordsDiffer')
  return t(`field.${fieldRule(error.message)}`)
}
