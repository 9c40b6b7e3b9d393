import { persisted } from '../state/persisted.ts'

const STORAGE_KEY = 'session_id'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id by which the server knows a guest's cart (CART-01). */
export interface GuestSession {
  /** The id: kept in local storage, made at the first use. */
  id: () => string
  /** Makes a new id, when the server has refused the old one. */
  renew: () => string
}

/**
 * @param storage local storage; where it is refused (a private window, a sandbox) the id lives as long as the page
 */
export function createGuestSession(storage?: () => Storage): GuestSession {
  const kept = persisted<string>({
    key: STORAGE_KEY,
    read: (text) => (UUID.test(text) ? text : null),
    write: (id) => id,
    storage,
  })
  const renew = () => {
    const id = randomUuid()
    kept.set(id)
    return id
  }
  // Another tab may have renewed it.
  return { id: () => kept.get() ?? renew(), renew }
}

/** A random UUID (version 4). By hand, since `crypto.randomUUID` is missing on plain http, as in a shop's own network. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
