/** A text split into its beginning and the rest. */
export interface CutText {
  beginning: string
  rest: string
}

/**
 * Splits a text after its first `limit` characters; null when it fits. Counts grapheme clusters, so that emoji and
 * accented letters stay whole. Trailing spaces are removed before the cut.
 */
export function cutText(text: string, limit: number): CutText | null {
  // A text can't have more characters than code units.
  if (text.length <= limit) return null
  let count = 0
  let end = 0
  for (const character of charactersOf(text)) {
    if (count === limit) {
      const beginning = text.slice(0, end).trimEnd()
      return { beginning, rest: text.slice(beginning.length) }
    }
    count += 1
    end += character.length
  }
  return null
}

function* charactersOf(text: string): Iterable<string> {
  // Browsers before 2024 may not have `Intl.Segmenter`; code points are used instead.
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('ka').segment(text)) yield segment
}
