/** Where this browser keeps which products were looked at. */
export const VIEWED_KEY = 'viewed_products'
/** Where it keeps the last searches. */
export const SEARCHES_KEY = 'dukani.searches'
/** Where it keeps what the cart held, for when there is no connection, and the pictures of it. */
export const SAVED_CART_KEY = 'dukani.keptCart'
export const CART_PICTURES = 'dukani.cartPictures'

/**
 * Takes out of the browser's storage what tells of the person who leaves (AUTH-09): the next one at this device is not
 * to see what they looked at and searched for, nor what was in their cart.
 */
export function clearPersonalData(): void {
  try {
    for (const key of [VIEWED_KEY, SEARCHES_KEY]) localStorage.removeItem(key)
  } catch {
    // Refused: nothing was kept.
  }
  clearSavedCart()
}

/** Takes out what was in the cart. */
export function clearSavedCart(): void {
  try {
    localStorage.removeItem(SAVED_CART_KEY)
    // Where the page isn't secure there is no such thing, whatever its type says.
    if ('caches' in globalThis) void caches.delete(CART_PICTURES).catch(() => {})
  } catch {
    // Refused: nothing was kept.
  }
}
