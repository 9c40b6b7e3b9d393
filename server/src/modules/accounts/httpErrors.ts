import type { PlainServerKey } from '@dukani/i18n'
import { ApiError } from '../../plugins/apiError.ts'

/** 400 with a sentence at a field, and as `detail`, which is what the storefront shows (AUTH-04, PROF-09). */
export function refusedField(field: string, key: PlainServerKey): ApiError {
  return new ApiError(400, (t) => ({ [field]: [t(key)], detail: t(key) }))
}
