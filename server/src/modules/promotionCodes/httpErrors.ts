import { formatMoney, type Language } from '@dukani/i18n'
import { fieldErrors, type ApiError } from '../../plugins/apiError.ts'
import type { CodeRefusal } from './service.ts'

/** Why a code takes nothing off, as an error of the field `code` or `promotion_code`. */
export function codeError(field: string, why: CodeRefusal, language: Language): ApiError {
  if (why.reason === 'codeInvalid') return fieldErrors((t) => ({ [field]: [t('ordering.codeInvalid')] }))
  const minimum = formatMoney(why.minimum, language)
  return fieldErrors((t) => ({ [field]: [t('ordering.codeMinimum', { minimum })] }))
}
