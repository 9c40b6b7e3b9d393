import type { Tetri } from '@dukani/contracts'
import { SAVED_CART_KEY } from '#shared/session/clearPersonalData.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'

/** A line of the cart as it is shown without a connection. */
export interface SavedLine {
  /** the product's: it chooses the picture's ground */
  productId: string
  name: string
  specification: string | null
  quantity: number
  /** of the whole line; null when it has none */
  price: Tetri | null
  oldPrice: Tetri | null
  /** address of a small picture, by which the browser's store has it; null when it has none */
  picture: string | null
}

/** The cart as it was last known. */
export interface SavedCart {
  /** ms since the epoch */
  at: number
  total: Tetri
  lines: readonly SavedLine[]
}

/** Version of the stored format; others are ignored. */
const VERSION = 1

const savedIn = (storage?: () => Storage) =>
  persistedStore<SavedCart>({
    key: SAVED_CART_KEY,
    read: (text) => savedCartOf(JSON.parse(text)),
    write: (cart) => JSON.stringify({ version: VERSION, ...cart }),
    storage,
    isStoredOnly: true,
  })

/** The cart that this browser keeps; it goes from the screen when it goes (a logout in another tab). */
export const savedCart = savedIn()

/** Keeps the cart in this browser. Where storage is refused, or full, what was kept before goes: it would be wrong. */
export function writeSavedCart(cart: SavedCart, storage?: () => Storage): void {
  const kept = savedIn(storage)
  kept.set(null)
  kept.set(cart)
}

/** The cart that is kept in this browser; null when there is none that can be read. */
export const readSavedCart = (storage?: () => Storage): SavedCart | null => savedIn(storage).get()

function savedCartOf(kept: unknown): SavedCart | null {
  if (!isRecord(kept) || kept['version'] !== VERSION || !Array.isArray(kept['lines'])) return null
  const { at, total } = kept
  const lines = kept['lines'].map(lineOf).filter((line) => line !== null)
  return isNumber(at) && isNumber(total) && lines.length > 0 ? { at, total, lines } : null
}

function lineOf(entry: unknown): SavedLine | null {
  if (!isRecord(entry)) return null
  const { productId, name, specification, quantity, price, oldPrice, picture } = entry
  if (typeof productId !== 'string' || typeof name !== 'string' || !isNumber(quantity)) return null
  return {
    productId,
    name,
    specification: typeof specification === 'string' ? specification : null,
    quantity,
    price: isNumber(price) ? price : null,
    oldPrice: isNumber(oldPrice) ? oldPrice : null,
    picture: typeof picture === 'string' ? picture : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
