import type { Id } from '@dukani/contracts'
import type { ApiError } from '#shared/api/ApiError.ts'

/** The chosen specification of one product. */
export interface Choice {
  /** the specification that is shown as chosen, at once after the press */
  chosen: Id | null
  /** the one that the product is fetched with, once it is saved (PROD-04) */
  requested: Id | null
  isSaving: boolean
  /** why `chosen` could not be saved */
  error: ApiError | null
}

export const NO_CHOICE: Choice = { chosen: null, requested: null, isSaving: false, error: null }
