import type { Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'

/** The sentence about an order that was not made, or of which it isn't known (CHECK-10, CHECK-12). */
export function orderFailureText(error: ApiError, t: Translate): string {
  if (error.kind === 'auth') return t('checkout.loginNeeded')
  if (error.kind === 'http') return errorText(error, t, t('checkout.failed'), ['detail', 'fields'])
  return t('checkout.unknownOutcome')
}
