import { randomText } from '#shared/browser/randomText.ts'
import { persisted } from '#shared/state/persisted.ts'

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
  const kept = persisted<string>({
    key: STORAGE_KEY,
    read: (text) => text,
    write: (key) => key,
    storage,
  })
  return {
    of(content) {
      const mark = `${markOf(content)}.`
      const before = kept.get()
      const key = before?.startsWith(mark) ? before : mark + randomText()
      kept.set(key)
      return key
    },
    forget: () => kept.set(null),
  }
}

/** A hash of a text (FNV-1a, 32 bit), so that the address itself isn't stored. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
