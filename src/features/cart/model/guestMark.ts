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
export function createGuestMark(storage: () => Storage = () => localStorage): GuestMark {
  let inMemory = false
  return {
    isSet() {
      try {
        return inMemory || storage().getItem(STORAGE_KEY) !== null
      } catch {
        return inMemory
      }
    },
    set() {
      inMemory = true
      try {
        storage().setItem(STORAGE_KEY, '1')
      } catch {
        // Refused or full: the page itself remembers.
      }
    },
    clear() {
      inMemory = false
      try {
        storage().removeItem(STORAGE_KEY)
      } catch {
        // Never was there.
      }
    },
  }
}
