import type { Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'

const OPEN_STATUSES = new Set([401, 408, 429])

/**
 * Whether the server's answer means that there is no order. Everything else leaves it open, also a 401 or a
 * 429, which may follow an attempt that succeeded (CHECK-12).
 */
export function isRefused({ kind, status }: ApiError): boolean {
  return kind === 'http' && status !== null && status >= 400 && status < 500 && !OPEN_STATUSES.has(status)
}

/** The sentence about an order that was not made, or of which it isn't known (CHECK-10, CHECK-12). */
export function orderFailureText(error: ApiError, t: Translate): string {
  if (error.kind === 'auth') return t('checkout.loginNeeded')
  if (error.kind === 'http') return errorText(error, t, t('checkout.failed'), ['detail', 'fields'])
  return t('checkout.unknownOutcome')
}
