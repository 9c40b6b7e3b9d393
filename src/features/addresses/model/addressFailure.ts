import type { AddressField } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'

/** What was tried, each with words of its own (PROF-07). */
export type AddressAttempt = 'create' | 'delete' | { field: AddressField }

const SOURCES: readonly ErrorTextSource[] = ['detail', 'error', 'fields', 'text', 'message']

/** Why a write of an address failed, as the customer reads it: the server's own words, if it has any (PROF-10). */
export function addressFailure(error: unknown, t: Translate, attempt: AddressAttempt): string {
  const { kind, status } = asApiError(error)
  if (kind === 'auth' && status === null) return t('profile.noUser')
  // Refused with a newer token too: the reader is logged in, and logging in wouldn't help.
  const sources = kind === 'auth' ? [] : SOURCES
  if (attempt === 'create') return errorText(error, t, t('addresses.createFailed'), sources)
  if (attempt === 'delete') return errorText(error, t, t('addresses.deleteFailed'), sources)
  const fallback = isGone(error) ? 'addresses.updateFailed' : 'addresses.fieldFailed'
  return errorText(error, t, t(fallback), [attempt, ...sources])
}

/** Whether the server knows no such address any more: it isn't the field that is wrong. */
export function isGone(error: unknown): boolean {
  return asApiError(error).status === 404
}
