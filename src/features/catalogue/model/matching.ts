import { queryWords, latinKey, words } from '@dukani/contracts'

/** A part of a text, as `slice` has it. */
type Part = readonly [start: number, end: number]

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Whether a title has every word that was typed as a part of one of its own, in Georgian or in Latin letters. */
export function isMatch(title: string, typed: string): boolean {
  const searched = queryWords(typed)
  const own = words(title).flatMap((word) => [word, latinKey(word)])
  return (
    searched.length > 0 &&
    searched.every(({ forms }) => forms.some((form) => own.some((word) => word.includes(form))))
  )
}

/**
 * Where in a text the typed words are, in order. A word that was typed in the other letters is marked as far as it was
 * typed, or whole when that is somewhere within.
 */
export function matchedParts(text: string, typed: string): Part[] {
  const forms = queryWords(typed).flatMap((word) => word.forms)
  const parts: Part[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = forms.map((form) => partOf(word, form)).filter((part) => part !== null)
    const [best] = found.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))
    if (best) parts.push([index + best[0], index + best[1]])
  }
  return parts
}

function partOf(word: string, form: string): Part | null {
  const lower = word.toLowerCase()
  const start = lower.indexOf(form)
  // A letter may be longer in the other case: then the places don't fit.
  if (start !== -1) return lower.length === word.length ? [start, start + form.length] : [0, word.length]
  if (!latinKey(lower).includes(form)) return null
  for (let end = 1; end <= word.length; end += 1) {
    if (latinKey(lower.slice(0, end)).startsWith(form)) return [0, end]
  }
  return [0, word.length]
}
