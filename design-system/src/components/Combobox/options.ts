import type { IconName } from '../Icon/index.ts'
import type { Picture } from '../../internal/picture.ts'

/** A range of a text: start and end index, as for `slice`. */
export type TextPart = readonly [start: number, end: number]

/** One suggestion. */
export interface ComboboxOption {
  /** Unique among all options. */
  id: string
  /** At most two lines are shown, one if the option is removable. */
  text: string
  /** The typed parts of the text, in order, to be highlighted. */
  marked?: readonly TextPart[]
  /** A secondary line, such as the town of an address. */
  detail?: string
  /** How many are in the cart, in words. */
  inCart?: string
  /** Shown at the end of the line: the price. */
  end?: string
  /** A small picture before the text. */
  picture?: Picture & { id: string | number }
  /** A decorative icon instead of a picture. */
  icon?: IconName
  /** Makes the option removable, by a button with this name and by the Delete key. */
  removeLabel?: string
}

/** Suggestions of one kind. */
export interface ComboboxGroup {
  /** Heading of the group; not needed for a single group. */
  label?: string
  /** Best match first. */
  options: readonly ComboboxOption[]
}

/** The id of an option's element, for the field's `aria-activedescendant`. */
export function optionElementId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** Splits a text into typed and other pieces. Overlapping and out-of-range parts are tolerated. */
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
