/** Storage key of the viewed products. */
export const VIEWED_KEY = 'viewed_products'
/** Storage key of the last searches. */
export const SEARCHES_KEY = 'dukani.searches'
/** Storage key and cache name of the offline copy of the cart and its pictures. */
export const SAVED_CART_KEY = 'dukani.keptCart'
export const CART_PICTURES = 'dukani.cartPictures'

/**
 * Removes the data of the person who logs out from the browser's storage (AUTH-09): the next one at this device is not
 * to see what they looked at and searched for, nor what was in their cart.
 */
export function clearPersonalData(): void {
  try {
    for (const key of [VIEWED_KEY, SEARCHES_KEY]) localStorage.removeItem(key)
  } catch {
    // Storage is refused, so nothing was stored.
  }
  clearSavedCart()
}

/** Removes the offline copy of the cart. */
export function clearSavedCart(): void {
  try {
    localStorage.removeItem(SAVED_CART_KEY)
    // Where the page isn't secure there is no such thing, whatever its type says.
    if ('caches' in globalThis) void caches.delete(CART_PICTURES).catch(() => {})
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
