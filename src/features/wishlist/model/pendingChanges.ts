import type { Id, SavedItem } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'

/** What is saved: a product, with one of its specifications or none. Ids `5` and `"5"` are one. */
export function choiceKey(product: Id, specification: Id | null | undefined): string {
  return JSON.stringify([String(product), specification == null ? null : String(specification)])
}

/** The choice of a saved item. */
export function keyOf({ product, specification }: Pick<SavedItem, 'product' | 'specification'>): string {
  return choiceKey(product, specification?.id)
}

/** A change of an item that the server hasn't confirmed yet. */
export interface PendingChange {
  item: SavedItem
  isWanted: boolean
}

/**
 * What is saved of a product.
 * @param specification null: without one; undefined: whatever of it
 */
export function savedOf(
  items: readonly SavedItem[],
  product: Id,
  specification?: Id | null,
): readonly SavedItem[] {
  if (specification === undefined) return items.filter((item) => sameId(item.product, product))
  const key = choiceKey(product, specification)
  return items.filter((item) => keyOf(item) === key)
}

/** Whether anything is saved of a product. */
export function isSavedIn(items: readonly SavedItem[], product: Id, specification?: Id | null): boolean {
  return savedOf(items, product, specification).length > 0
}
