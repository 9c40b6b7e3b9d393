import type { CartLineView, LineSubject } from './cartLine.ts'

/** A line that was taken out and can be put back, where it was (CART-15). */
export interface RemovedLine extends LineSubject {
  quantity: number
}

/** A row of the cart, in the order in which it is shown. */
export type CartRow = { kind: 'line'; line: CartLineView } | { kind: 'removed'; line: RemovedLine }

/**
 * Puts lines and removed lines in a lasting order: what is known keeps its place, what is new comes last. So a line
 * that is put back stands where it was, whatever order the server gives.
 * @param order keys in the order of before
 */
export function arrangeRows(
  order: readonly string[],
  lines: readonly CartLineView[],
  removed: ReadonlyMap<string, RemovedLine>,
): { order: string[]; rows: CartRow[] } {
  const present = new Map(lines.map((line) => [line.key, line]))
  const next = [...new Set([...order, ...present.keys()])].filter(
    (key) => present.has(key) || removed.has(key),
  )
  const rows = next.flatMap((key): CartRow[] => {
    const line = present.get(key)
    if (line) return [{ kind: 'line', line }]
    const gone = removed.get(key)
    return gone ? [{ kind: 'removed', line: gone }] : []
  })
  return { order: next, rows }
}
