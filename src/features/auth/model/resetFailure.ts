import { LINK_WORDS, type Translate } from '@dukani/i18n'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'

const LINK_FIELDS = new Set(['uid', 'token', 'non_field_errors'])
const GONE = new Set([404, 410])

/** Whether the server refused the link itself, not what was typed. Such a link is useless. */
export function isLinkRefused(error: unknown): boolean {
  const { status, detail, fieldErrors } = asApiError(error)
  const fields = Object.keys(fieldErrors)
  if (status !== null && GONE.has(status)) return detail !== null
  if (status !== 400) return false
  return fields.length === 0
    ? detail !== null && LINK_WORDS.test(detail)
    : fields.every((name) => LINK_FIELDS.has(name))
}

/** Why a password could not be set: the server's detail, its fields', else `Something went wrong` (RESET-03). */
export function resetFailureText(error: unknown, t: Translate): string {
  return errorText(error, t, t('reset.failed'), ['detail', 'fields', 'message'])
}

/**
 * Why a new link could not be sent, at the page: the first message of the server's email field, else
 * `Reset password failed` (AUTH-05). Only a lost connection has words of its own, as in the modal.
 */
export function askFailureText(error: unknown, t: Translate): string {
  const offline: ErrorTextSource[] = asApiError(error).kind === 'offline' ? ['message'] : []
  return errorText(error, t, t('reset.askFailed'), [{ field: 'email' }, ...offline])
}
