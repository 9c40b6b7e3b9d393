import type { Id } from '@dukani/contracts'

/** A value of an answer whose shape is not known yet. */
export type Json = unknown

/** An object with keys: neither null nor a list. */
export function isRecord(value: Json): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, where nothing at all counts as an empty one. null for anything else. */
export function listOf(value: Json): readonly unknown[] | null {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : null
}

/** An id, as a number or a non-empty string. null for anything else. */
export function idOf(value: Json): Id | null {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A number, also one written as a text, as Django writes decimals. null for anything else. */
export function numberOf(value: Json): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An amount in GEL. null for what is none. */
export function gelOf(value: Json): number | null {
  const amount = numberOf(value)
  return amount === null || amount < 0 ? null : amount
}

/** Degrees of latitude or longitude, from -`most` to `most`. null for what is none. */
export function degreesOf(value: Json, most: number): number | null {
  const degrees = numberOf(value)
  return degrees === null || Math.abs(degrees) > most ? null : degrees
}

/** A count: whole and never below 0. null for what is no number. */
export function countOf(value: Json): number | null {
  const number = numberOf(value)
  return number === null ? null : Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER)
}

/** A text, also one sent as a number. null for anything else. */
export function textOf(value: Json): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

/** A text, or a number as a text; undefined if it is empty or something else. */
export function optionalText(value: Json): string | undefined {
  return textOf(value) || undefined
}

/** A boolean in any of the forms that servers send; anything unknown is false. */
export function flagOf(value: Json): boolean {
  return value === true || value === 1 || value === 'true' || value === 'True' || value === '1'
}

/** Whether two ids name the same thing: servers mix `5` and `"5"`. */
export function sameId(one: Id, other: Id): boolean {
  return String(one) === String(other)
}

/**
 * Brings every entry of a list to our shape, leaving out those that can't be read, so that one broken entry doesn't
 * close the whole list.
 * @throws what the last entry's reading threw, when there are entries and none can be read
 */
export function readable<Entry>(list: readonly unknown[], read: (entry: Json) => Entry): Entry[] {
  return inPlace(list, read).filter((entry) => entry !== null)
}

/** The same, with null in the place of an entry that can't be read. @throws the same */
export function inPlace<Entry>(list: readonly unknown[], read: (entry: Json) => Entry): (Entry | null)[] {
  let failure: unknown = null
  const entries = list.map((entry) => {
    try {
      return read(entry)
    } catch (error) {
      failure = error
      console.warn('an entry of the answer was left out', error)
      return null
    }
  })
  if (list.length > 0 && entries.every((entry) => entry === null)) throw failure
  return entries
}
