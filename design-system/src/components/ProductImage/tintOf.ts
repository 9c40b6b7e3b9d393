/** The background colours of product pictures. */
export const TINTS = ['1', '2', '3', '4'] as const
export type Tint = (typeof TINTS)[number]

/** The background colour of a product: always the same for the same id (FNV-1a hash). */
export function tintOf(id: string | number): Tint {
  let hash = 0x811c9dc5
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // The low bits of FNV repeat for consecutive ids, so the high bits are folded in.
  return TINTS[((hash ^ (hash >>> 15)) >>> 0) % TINTS.length] ?? TINTS[0]
}
