/**
 * Whether `typed` becomes `meant` by at most `limit` edits, each a letter changed, left out or put in, or two
 * neighbours swapped (Damerau–Levenshtein, unrestricted). Meant for limits of one and two: the work grows with
 * the power of the limit, not with the words' length.
 */
export function withinEdits(typed: string, meant: string, limit: number): boolean {
  return Math.abs(typed.length - meant.length) <= limit && matches(typed, 0, meant, 0, limit)
}

function matches(a: string, fromA: number, b: string, fromB: number, edits: number): boolean {
  let i = fromA
  let j = fromB
  while (i < a.length && j < b.length && a[i] === b[j]) {
    i += 1
    j += 1
  }
  const left = a.length - i
  const right = b.length - j
  if (left === 0 || right === 0) return left + right <= edits
  if (edits === 0 || Math.abs(left - right) > edits) return false
  return (
    matches(a, i + 1, b, j + 1, edits - 1) ||
    matches(a, i + 1, b, j, edits - 1) ||
    matches(a, i, b, j + 1, edits - 1) ||
    swapped(a, i, b, j, edits)
  )
}

// A swap of neighbours; the second edit may have put a letter between the two afterwards, or have taken out
// before what stood between them.
function swapped(a: string, i: number, b: string, j: number, edits: number): boolean {
  if (a[i] === b[j + 1] && a[i + 1] === b[j]) return matches(a, i + 2, b, j + 2, edits - 1)
  if (edits < 2) return false
  if (a[i] === b[j + 2] && a[i + 1] === b[j]) return matches(a, i + 2, b, j + 3, edits - 2)
  return a[i] === b[j + 1] && a[i + 2] === b[j] && matches(a, i + 3, b, j + 2, edits - 2)
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
  let different = bitsA ^ bitsB
  let count = 0
  while (different !== 0) {
    different &= different - 1
    count += 1
    if (count > limit * 2) return true
  }
  return false
}
