import type { Id } from '@dukani/contracts'
import { parseError } from '#shared/api/ApiError.ts'
import { ADDRESSES_PATH } from './addressKey.ts'

/** The call of one saved address. @throws ApiError without an id: the call would be that of the whole book (PROF-05) */
export function pathOfAddress(id: Id): string {
  if (id === '') throw parseError('an address without an id')
  return `${ADDRESSES_PATH}${encodeURIComponent(id)}/`
}
