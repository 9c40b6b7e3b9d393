import type { IconName } from '../Icon/index.ts'
import type { Picture } from '../../internal/picture.ts'

/** A part of a text: from its first letter to the one after its last, as `slice` has it. */
export type TextPart = readonly [start: number, end: number]

/** One suggestion. */
export interface ComboboxOption {
  /** Its own among all that are offered. */
  id: string
  /** Two lines of it are shown at most, one where it can be removed. */
  text: string
  /** What of the text was typed, in order; nothing else is made lighter, so that it is read as one. */
  marked?: readonly TextPart[]
  /** A quieter second line: of an address, its town. */
  detail?: string
  /** That the cart holds it already, and how many, in words. */
  inCart?: string
  /** Stands at the line's end: the price. */
  end?: string
  /** A small picture before the text, or a sign. */
  picture?: Picture & { id: string | number }
  /** Decoration; instead of a picture. */
  icon?: IconName
  /** It can be taken out of the list: by a button beside it, and by the Delete key. */
  removeLabel?: string
}

/** Suggestions of one kind. */
export interface ComboboxGroup {
  /** Stands above its options; a list of one group needs none. */
  label?: string
  /** Best first. */
  options: readonly ComboboxOption[]
}

/** The id of an option's element: what the field's `aria-activedescendant` names. */
export function optionElementId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** A text in pieces, those that were typed told from the others. Parts that cross or lie outside count where they can. */
export function pieces(
  text: string,
  marked: readonly TextPart[] = [],
): { text: string; isMarked: boolean }[] {
  const found: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const [start, end] of marked) {
    const from = Math.max(at, start)
    if (Math.min(end, text.length) <= from) continue
    if (from > at) found.push({ text: text.slice(at, from), isMarked: false })
    found.push({ text: text.slice(from, end), isMarked: true })
    at = Math.min(end, text.length)
  }
  if (at < text.length) found.push({ text: text.slice(at), isMarked: false })
  return found
}
