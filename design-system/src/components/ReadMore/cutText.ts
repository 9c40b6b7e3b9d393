/** A text split into its beginning and the rest. */
export interface CutText {
  beginning: string
  rest: string
}

/** Letters, digits and punctuation of Georgian and Latin: each is one code unit and one grapheme cluster. */
const SIMPLE = /^[\n -~\u00a0-\u02ff\u10d0-\u10ff\u1c90-\u1cbf–—…„“”‘’№₾]*$/

/**
 * Splits a text after its first `limit` characters; null when it fits. Counts grapheme clusters, so that emoji and
 * accented letters stay whole. Trailing spaces are removed before the cut.
 */
export function cutText(text: string, limit: number): CutText | null {
  // A text can't have more characters than code units.
  if (text.length <= limit) return null
  const end = lengthOf(text, limit)
  if (end === text.length) return null
  const beginning = text.slice(0, end).trimEnd()
  return { beginning, rest: text.slice(beginning.length) }
}

/** The length of the first `limit` characters, in code units. */
function lengthOf(text: string, limit: number): number {
  // A phone needs 10 ms for a segmenter alone.
  if (SIMPLE.test(text.slice(0, limit + 1))) return limit
  let count = 0
  let length = 0
  for (const character of charactersOf(text)) {
    if (count === limit) return length
    count += 1
    length += character.length
  }
  return length
}

function* charactersOf(text: string): Iterable<string> {
  // Browsers before 2024 may not have `Intl.Segmenter`; code points are used instead.
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('ka').segment(text)) yield segment
}
