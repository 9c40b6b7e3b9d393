import type { Translate } from '@dukani/i18n'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import type { Changed } from './profileAnswers.ts'

/** Why a change of a field wasn't saved, as the customer reads it (PROF-03): the server's own words, if it has any. */
export function profileFailure(error: unknown, t: Translate, field: Changed): string {
  const { kind, status } = asApiError(error)
  // A server before the shop's own may refuse it without a word.
  const isTooLarge = field === 'profile_pic' && status === 413
  // Another server may take no files: its message is about the call, not for a customer.
  if (field === 'profile_pic' && status === 415) return t('profile.updateFailed')
  const fallback = isTooLarge ? 'profile.pictureBytes' : 'profile.updateFailed'
  return errorText(error, t, t(kind === 'auth' ? 'profile.notAuthenticated' : fallback), [
    { field },
    'detail',
    'fields',
    'text',
    'message',
  ])
}
