import type { TextKey, Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import type { SignInProvider } from '#shared/session/signInReturn.ts'

const FAILED = {
  google: 'auth.googleFailed',
  facebook: 'auth.facebookFailed',
} as const satisfies Record<SignInProvider, TextKey>

/**
 * The sentence about a sign-in at a provider that failed (AUTH-06): the server's own when the shop doesn't offer it,
 * what went wrong on the way, else `Google login failed` or `Facebook login failed`.
 * @param error null when the provider itself was reached
 */
export function socialText(provider: SignInProvider, error: ApiError | null, t: Translate): string {
  const fallback = t(FAILED[provider])
  if (error === null) return fallback
  return errorText(error, t, fallback, error.status === 503 ? ['detail'] : ['message'])
}
