/** How the names of what a tab keeps of typed forms begin. */
export const DRAFT_PREFIX = 'dukani.draft.'

/** Forgets all that was typed: who logs out leaves nothing in the tab (AUTH-09). */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Refused: nothing was kept.
  }
}
