import type { Translate } from '@dukani/i18n'
import { asApiError, type ApiError } from './ApiError.ts'

/**
 * Where the sentence about a failed call may come from: the server's `detail`, its `error`, the first message of a
 * field or of any field, a bare text body, or `message`: what went wrong on the way, in the shopper's language.
 */
export type ErrorTextSource = 'detail' | 'error' | 'fields' | 'text' | 'message' | { field: string }

const DEFAULT_ORDER: readonly ErrorTextSource[] = ['detail', 'fields', 'text', 'message']

/**
 * The sentence that a shopper reads about a failed call: the first source that has one, in the order that the call's
 * requirement gives, else the call's own fallback.
 */
export function errorText(
  error: unknown,
  t: Translate,
  fallback: string,
  order: readonly ErrorTextSource[] = DEFAULT_ORDER,
): string {
  const failure = asApiError(error)
  for (const source of order) {
    const text = textFrom(failure, source, t)
    if (text !== null) return text
  }
  return fallback
}

function textFrom(error: ApiError, source: ErrorTextSource, t: Translate): string | null {
  if (typeof source === 'object') return error.fieldErrors[source.field]?.[0] ?? null
  switch (source) {
    case 'detail':
      return error.body.detail
    case 'error':
      return error.body.error
    case 'fields':
      return Object.values(error.fieldErrors)[0]?.[0] ?? null
    case 'text':
      return error.body.text
    case 'message':
      return onTheWay(error, t)
  }
}

/** Only transport errors have their own text: a call's fallback says more than "status 500". */
function onTheWay(error: ApiError, t: Translate): string | null {
  if (error.kind === 'network') return t('error.network')
  if (error.kind === 'offline') return t('shell.offline')
  if (error.kind === 'timeout') return t('error.timeout')
  return null
}
