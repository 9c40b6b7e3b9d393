/**
 * Whether `typed` becomes `meant` by at most `limit` edits, each a letter changed, left out or put in, or two
 * neighbours swapped (Damerau–Levenshtein, unrestricted). Meant for limits of one and two: the work grows
 * exponentially with the limit.
 */
export function withinEdits(typed: string, meant: string, limit: number): boolean {
  return (
    Math.abs(typed.length - meant.length) <= limit &&
    matches({ a: typed, b: meant, open: false }, 0, 0, limit)
  )
}

/** Whether `typed` becomes some part of `word` by at most `limit` edits. */
export function partWithinEdits(typed: string, word: string, limit: number): boolean {
  const pair = { a: typed, b: word, open: true }
  for (let start = 0; start <= word.length - typed.length + limit; start += 1) {
    if (matches(pair, 0, start, limit)) return true
  }
  return false
}

interface Pair {
  a: string
  b: string
  /** whether b may go on where a ends */
  open: boolean
}

function matches(pair: Pair, fromA: number, fromB: number, edits: number): boolean {
  const { a, b, open } = pair
  let i = fromA
  let j = fromB
  while (i < a.length && j < b.length && a[i] === b[j]) {
    i += 1
    j += 1
  }
  const left = a.length - i
  const right = b.length - j
  if (left === 0) return open || right <= edits
  if (right === 0) return left <= edits
  if (edits === 0 || left - right > edits || (!open && right - left > edits)) return false
  return (
    matches(pair, i + 1, j + 1, edits - 1) ||
    matches(pair, i + 1, j, edits - 1) ||
    matches(pair, i, j + 1, edits - 1) ||
    swapped(pair, i, j, edits)
  )
}

// A swap of neighbours. With a second edit, a letter may have been inserted between the two after the swap, or a
// letter between them may have been removed before it.
function swapped(pair: Pair, i: number, j: number, edits: number): boolean {
  const { a, b } = pair
  if (a[i] === b[j + 1] && a[i + 1] === b[j]) return matches(pair, i + 2, j + 2, edits - 1)
  if (edits < 2) return false
  if (a[i] === b[j + 2] && a[i + 1] === b[j]) return matches(pair, i + 2, j + 3, edits - 2)
  return a[i] === b[j + 1] && a[i + 2] === b[j] && matches(pair, i + 3, j + 2, edits - 2)
}

const TIMES = 32n

/**
 * The letters of a word as a signed 64-bit integer: a bit of the lower half for each letter, and one of the upper half
 * for each letter that occurs more than once. Letters may share a bit. An edit changes at most two bits.
 */
export function letterBits(word: string): bigint {
  const once = new Set<string>()
  let bits = 0n
  for (const letter of word) {
    const bit = 1n << BigInt((letter.codePointAt(0) ?? 0) & 31)
    bits |= once.has(letter) ? bit << TIMES : bit
    once.add(letter)
  }
  return BigInt.asIntN(64, bits)
}
