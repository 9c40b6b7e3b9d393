/**
 * The beginning of a text, at most `limit` characters, or null when the whole text fits.
 * Counts whole characters, so an emoji is never cut in two, and leaves no space before the ellipsis.
 */
export function cutText(text: string, limit: number): string | null {
  const characters = Array.from(text)
  if (characters.length <= limit) return null
  return characters.slice(0, limit).join('').trimEnd()
}
