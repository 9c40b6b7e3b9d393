import type { Tetri } from '@dukani/contracts'
import { isRecord, optionalText } from '#shared/api/adapters/values.ts'
import { SAVED_CART_KEY } from '#shared/session/clearPersonalData.ts'
import type { ProductNames } from '#shared/product/productTexts.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'

/** A line of the cart as it is shown without a connection. */
export interface SavedLine extends ProductNames {
  /** id of the product; selects the picture's background */
  productId: string
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

/** Saves the cart in this browser. It is removed when another tab logs out. */
export function createSavedCart(storage?: () => Storage) {
  const { set, ...store } = persistedStore<SavedCart>({
    key: SAVED_CART_KEY,
    read: (text) => savedCartOf(JSON.parse(text)),
    write: (cart) => JSON.stringify({ version: VERSION, ...cart }),
    storage,
    isStoredOnly: true,
  })
  return {
    ...store,
    /** Replaces the saved cart. Where storage is refused or full, the former one is removed, since it is outdated. */
    write(cart: SavedCart) {
      set(null)
      set(cart)
    },
  }
}

/** The shop's saved cart. */
export const savedCart = createSavedCart()

function savedCartOf(kept: unknown): SavedCart | null {
  if (!isRecord(kept) || kept['version'] !== VERSION || !Array.isArray(kept['lines'])) return null
  const { at, total } = kept
  const lines = kept['lines'].map(lineOf).filter((line) => line !== null)
  return isNumber(at) && isNumber(total) && lines.length > 0 ? { at, total, lines } : null
}

function lineOf(entry: unknown): SavedLine | null {
  if (!isRecord(entry)) return null
  const { productId, name, name_en, specification, quantity, price, oldPrice, picture } = entry
  if (typeof productId !== 'string' || typeof name !== 'string' || !isNumber(quantity)) return null
  return {
    productId,
    name,
    name_en: optionalText(name_en),
    specification: typeof specification === 'string' ? specification : null,
    quantity,
    price: isNumber(price) ? price : null,
    oldPrice: isNumber(oldPrice) ? oldPrice : null,
    picture: typeof picture === 'string' ? picture : null,
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
