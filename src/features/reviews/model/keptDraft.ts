import type { Id } from '@dukani/contracts'

const STORAGE_KEY = 'dukani.review'

/** What stands in the form: the stars, null until they are chosen, and the comment. */
export interface ReviewDraft {
  rating: number | null
  comment: string
}

export const EMPTY_DRAFT: ReviewDraft = { rating: null, comment: '' }

/**
 * Keeps what is being sent for this tab: a session that turns out to be over loads the page anew (AUTH-11). Where
 * storage is refused nothing is kept.
 */
export function keepDraft(customer: Id, product: Id, { rating, comment }: ReviewDraft): void {
  const kept = { customer: String(customer), product: String(product), rating, comment }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Refused or full.
  }
}

/** Forgets it: the server has answered. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Refused: nothing was kept.
  }
}

/** What this customer was sending about this product; null for nothing, and for anybody else. */
export function keptDraft(customer: Id, product: Id): ReviewDraft | null {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof given !== 'object' || given === null) return null
    const kept: Record<string, unknown> = { ...given }
    if (kept['customer'] !== String(customer) || kept['product'] !== String(product)) return null
    const rating = [1, 2, 3, 4, 5].find((stars) => stars === kept['rating']) ?? null
    return { rating, comment: typeof kept['comment'] === 'string' ? kept['comment'] : '' }
  } catch {
    return null
  }
}
