import type { PlainServerKey } from '@dukani/i18n'
import { ApiError } from '../../plugins/apiError.ts'

/** A refusal with a sentence at the field, and as `detail`, which is what the storefront shows (PROF-03). */
export function refusedPicture(statusCode: number, key: PlainServerKey): ApiError {
  return new ApiError(statusCode, (t) => ({ profile_pic: [t(key)], detail: t(key) }))
}
