import { paths } from '../routing/routes.ts'

/** The modals that lie over whatever screen is shown (ROUTE-07, NAV-06). */
export const OVERLAYS = ['profile', 'password', 'wishlist'] as const
export type Overlay = (typeof OVERLAYS)[number]

/**
 * What the shop keeps as the state of a history entry. A layer is an entry with the address and the state of what it
 * lies over, so a map over the profile has both.
 */
export interface ShopEntry {
  /** entries back to where the screen was opened from, without its layers; 0 when it was opened by its address */
  depth: number
  /** The entry before an order is the list of orders. */
  fromList: boolean
  /** Distinguishes two clicks on the same link to a specification. */
  linkedAt: string | null
  overlay: Overlay | null
  /** a picture of a product is enlarged */
  zoomed: boolean
  /** the picker of an address */
  map: boolean
  /** how many layers lie over it that have no name: the sidebar, the login, a confirmation */
  layers: number
}

/** State of an entry that is opened by a link within the shop: one step back leads to where the link stands. */
export const OPENED_IN_SHOP: Partial<ShopEntry> = { depth: 1 }

/** Reads an entry's state, which an older release or another script may have written: what isn't known is none. */
export function readEntry(state: unknown): ShopEntry {
  const { depth, fromList, linkedAt, overlay, zoomed, map, layers }: Record<string, unknown> =
    typeof state === 'object' ? { ...state } : {}
  return {
    depth: countOf(depth),
    fromList: fromList === true,
    linkedAt: typeof linkedAt === 'string' ? linkedAt : null,
    overlay: OVERLAYS.find((name) => name === overlay) ?? null,
    zoomed: zoomed === true,
    map: map === true,
    layers: countOf(layers),
  }
}

/**
 * How many steps back it is from a screen to where it was opened from, past what lies over it.
 * @returns 0 when it was opened by its address: before it may lie another site
 */
export function stepsToLeave({ depth, ...entry }: ShopEntry): number {
  return depth > 0 ? depth + namedLayers(entry) : 0
}

/**
 * The depth of a product that is opened from another entry. It counts from the catalogue, so that however many products
 * were walked through, closing leads past all of them in one step (ROUTE-02).
 * @param from the other entry, with its path
 * @param replaces the product takes the entry's place
 * @returns 0 when the catalogue is not known to lie before
 */
export function productDepth(from: ShopEntry & { pathname: string }, replaces: boolean): number {
  const isCatalogue = from.pathname === paths.catalog
  if (!isCatalogue && from.depth === 0) return 0
  return (isCatalogue ? namedLayers(from) : stepsToLeave(from)) + (replaces ? 0 : 1)
}

function namedLayers({ overlay, zoomed, map }: Pick<ShopEntry, 'overlay' | 'zoomed' | 'map'>): number {
  return [overlay !== null, zoomed, map].filter(Boolean).length
}

function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}
