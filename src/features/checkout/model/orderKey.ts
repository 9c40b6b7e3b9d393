import { randomText } from '#shared/randomText.ts'

const STORAGE_KEY = 'dukani.order'

/**
 * The key that makes one order of however many attempts (CHECK-12). It stays the same for the same content, over a
 * reload of the page too, until the server has answered for certain.
 */
export interface OrderKey {
  /** @param content all that the order is made of; other content gets another key */
  of: (content: string) => string
  /** The server has answered: the next order is another one. */
  forget: () => void
}

/** @param storage session storage; where it is refused, the key lives as long as the page */
export function createOrderKey(storage: () => Storage = () => sessionStorage): OrderKey {
  let kept: string | null = null

  function read(): string | null {
    try {
      return kept ?? storage().getItem(STORAGE_KEY)
    } catch {
      return kept
    }
  }

  return {
    of(content) {
      const mark = `${markOf(content)}.`
      const before = read()
      const key = before?.startsWith(mark) ? before : mark + randomText()
      kept = key
      try {
        storage().setItem(STORAGE_KEY, key)
      } catch {
        // Refused or full: the page itself remembers.
      }
      return key
    },
    forget() {
      kept = null
      try {
        storage().removeItem(STORAGE_KEY)
      } catch {
        // Never was there.
      }
    },
  }
}

/** A short mark of a text (FNV-1a, 32 bit): the address itself is not left in the storage. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
