import { paths } from '../routing/routes.ts'

/** History state of an entry that was opened by a link within the shop, so that going back stays in the shop. */
export interface ShopEntryState {
  openedInShop: true
}

export const OPENED_IN_SHOP: ShopEntryState = { openedInShop: true }

/** History state of a product that was opened within the shop. */
export interface ProductEntryState extends ShopEntryState {
  /** steps back to the catalogue, past the products before it */
  productSteps: number
}

/** An entry of the history, as the router has it. */
export interface Entry {
  pathname: string
  state: unknown
}

/**
 * What is left with the entry of a product that is opened from another entry, so that however many products were
 * walked through, closing leads past all of them to the catalogue in one step (ROUTE-02).
 * @param replaces the product takes the entry's place
 * @returns null when the catalogue is not known to lie before: the product is then closed as one that was opened by
 * its address
 */
export function productEntryState(from: Entry, replaces: boolean): ProductEntryState | null {
  const beneath = from.pathname === paths.catalog ? layersOf(from.state) : stepsToLeave(from.state)
  if (beneath === null) return null
  const productSteps = replaces ? beneath : beneath + 1
  return productSteps > 0 ? { openedInShop: true, productSteps } : null
}

/**
 * How many steps back the catalogue lies from a product, or from what else lies over it.
 * @param state of the entry
 * @returns null when it was opened by its address: before it may lie another site
 */
export function stepsToLeave(state: unknown): number | null {
  const { openedInShop, productSteps, orderSteps } = fieldsOf(state)
  if (openedInShop !== true) return null
  const steps = [productSteps, orderSteps].find((count) => typeof count === 'number' && count > 0)
  return Number(steps ?? 1) + layersOf(state)
}

/** A picture's zoom and an overlay are entries with the address, and the state, of what they lie over. */
function layersOf(state: unknown): 0 | 1 {
  const { overlay, zoomed } = fieldsOf(state)
  return overlay !== undefined || zoomed === true ? 1 : 0
}

function fieldsOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
