/**
 * Whether `typed` becomes `meant` by at most `limit` edits, each a letter changed, left out or put in, or two
 * neighbours swapped (Damerau–Levenshtein, unrestricted). Meant for limits of one and two: the work grows with
 * the power of the limit, not with the words' length.
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

// A swap of neighbours; the second edit may have put a letter between the two afterwards, or have taken out
// before what stood between them.
function swapped(pair: Pair, i: number, j: number, edits: number): boolean {
  const { a, b } = pair
  if (a[i] === b[j + 1] && a[i + 1] === b[j]) return matches(pair, i + 2, j + 2, edits - 1)
  if (edits < 2) return false
  if (a[i] === b[j + 2] && a[i + 1] === b[j]) return matches(pair, i + 2, j + 3, edits - 2)
  return a[i] === b[j + 1] && a[i + 2] === b[j] && matches(pair, i + 3, j + 2, edits - 2)
}

/** The letters of a word as bits, for `farApart`. Letters may share a bit. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/**
 * Whether so many letters stand in only one of two words that `limit` edits can't make them equal. Cheap, and
 * true of nearly every pair of words; false says nothing.
 */
export function farApart(bitsA: number, bitsB: number, limit: number): boolean {
  // An edit changes one letter for another at most: two bits.
  return moreBitsThan(bitsA ^ bitsB, limit * 2)
}

/** The same for a part of the second word: it may have any letters besides. */
export function farFromPart(bitsTyped: number, bitsWord: number, limit: number): boolean {
  return moreBitsThan(bitsTyped & ~bitsWord, limit)
}

function moreBitsThan(bits: number, most: number): boolean {
  let left = bits
  for (let count = 0; left !== 0; count += 1) {
    if (count === most) return true
    left &= left - 1
  }
  return false
}
