import type { Id } from '@dukani/contracts'
import { idOf } from '../api/adapters/values.ts'
import { OVERLAYS, type Overlay } from '../history/entry.ts'

/**
 * What a guest was about to do when a login was needed (AUTH-12, NAV-03). Plain data, since a social sign-in reloads
 * the page in between (AUTH-06).
 */
export type PendingAction =
  /** a page of the shop: its path, with query */
  | { type: 'visit'; path: string }
  | { type: 'overlay'; overlay: Overlay }
  /** a section of the page, by its id */
  | { type: 'section'; id: string }
  /** a product in the wishlist (PROD-15), with the specification that was chosen, null for none */
  | { type: 'save'; product: Id; specification: Id | null }

/** Validates a stored action; null for anything else, since another script may have written it. */
export function readPendingAction(value: unknown): PendingAction | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, path, overlay, id, product, specification }: Record<string, unknown> = { ...value }
  // Exactly one slash: two would lead to another site.
  if (type === 'visit' && typeof path === 'string' && /^\/(?![/\\])/.test(path)) return { type, path }
  if (type === 'section' && typeof id === 'string') return { type, id }
  const saved = idOf(product)
  if (type === 'save' && saved !== null) return { type, product: saved, specification: idOf(specification) }
  const known = OVERLAYS.find((name) => name === overlay)
  return type === 'overlay' && known !== undefined ? { type, overlay: known } : null
}
