/** Storage key prefix of form drafts. */
export const DRAFT_PREFIX = 'dukani.draft.'

/** Deletes all form drafts of this tab, at logout (AUTH-09). */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
