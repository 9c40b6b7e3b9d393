import type { Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'

/** Whether the server has answered that there is no order: everything else leaves it open (CHECK-12). */
export function isRefused({ kind, status }: ApiError): boolean {
  if (kind === 'auth') return true
  return kind === 'http' && status !== null && status >= 400 && status < 500 && status !== 408
}

/**
 * The sentence about an order that was not made, or of which nobody knows (CHECK-10, CHECK-12).
 * @param isKeyed whether the same button makes no second order
 */
export function orderFailureText(error: ApiError, isKeyed: boolean, t: Translate): string {
  if (error.kind === 'auth') return t('checkout.loginNeeded')
  if (error.kind === 'http') return errorText(error, t, t('checkout.failed'), ['detail', 'fields'])
  return isKeyed ? t('checkout.unknownOutcome') : t('checkout.unknownOutcomeCheck')
}
