import type { Id } from '@dukani/contracts'
import type { ApiError } from '#shared/api/ApiError.ts'

/** What is chosen of one product. */
export interface Choice {
  /** the specification that is shown as chosen, from the press on */
  chosen: Id | null
  /** the one that the product is to be asked for with (PROD-04): saving comes first */
  asked: Id | null
  isSaving: boolean
  /** why `chosen` could not be saved */
  error: ApiError | null
}

export const NO_CHOICE: Choice = { chosen: null, asked: null, isSaving: false, error: null }
