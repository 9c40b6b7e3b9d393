import type { Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'

/** Why a product can't be shown (PROD-13). */
export type ProductFailure =
  { kind: 'invalidId' } | { kind: 'notFound' } | { kind: 'failed'; error: ApiError }

/** 404 and 410 mean that there is no such product; anything else may be tried again. */
export function productFailure(error: ApiError): ProductFailure {
  return error.status === 404 || error.status === 410 ? { kind: 'notFound' } : { kind: 'failed', error }
}

/** The sentence of a failure. */
export function productFailureText(failure: ProductFailure, t: Translate): string {
  if (failure.kind === 'invalidId') return t('product.invalidId')
  if (failure.kind === 'notFound') return t('product.notFound')
  return t('product.loadFailed', { reason: errorText(failure.error, t, t('product.unknownError')) })
}
