/** A text in two: what is shown of it at first, and the rest. */
export interface CutText {
  beginning: string
  rest: string
}

/**
 * Cuts a text after its first `limit` characters; null when the whole of it fits. Characters are what a reader takes
 * for one, so that no emoji loses a part of itself, and no letter its accent. No space stands before the cut.
 */
export function cutText(text: string, limit: number): CutText | null {
  // Nothing shorter in code units can have more characters than that.
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
  // A browser of before 2024 may not know them, but knows whole code points.
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('ka').segment(text)) yield segment
}
