const NOT_IDS = new Set(['undefined', 'null', 'NaN'])

/**
 * Whether the id of an address can be a product's at all (PROD-13). Servers differ in their ids, so it only refuses
 * what none has: nothing, blanks and punctuation, and what a broken link leaves in place of an id.
 */
export function isProductId(id: string): boolean {
  return /^[\p{L}\p{N}_-]{1,64}$/u.test(id) && !NOT_IDS.has(id)
}
