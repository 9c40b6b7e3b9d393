import { persisted } from '#shared/state/persisted.ts'

const STORAGE_KEY = 'dukani.guestCart'

/**
 * Remembers that a guest's cart of this browser may hold something: so the start of a session knows of a merge that
 * is still to be done, though the page of the login has been closed meanwhile (CART-13).
 */
export interface GuestMark {
  isSet: () => boolean
  set: () => void
  clear: () => void
}

/** @param storage local storage; where it is refused, nothing is remembered beyond the page */
export function createGuestMark(storage?: () => Storage): GuestMark {
  const mark = persisted({ key: STORAGE_KEY, read: () => true, write: () => '1', storage })
  return {
    isSet: () => mark.get() !== null,
    set: () => mark.set(true),
    clear: () => mark.set(null),
  }
}
