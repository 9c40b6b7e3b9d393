import { latinKey, words } from '@dukani/contracts'
import { COMMON_WORDS } from '../geography/words.ts'

/** A parsed search for an address. */
export interface AddressQuery {
  /** the words that name something, in the form that is compared */
  names: string[]
  /** as it was typed, '' when there is none */
  houseNumber: string
}

const COMMON = new Set(COMMON_WORDS)
// With a letter behind it, or the number of another wing.
const HOUSE = /^(?:№|n|#)?(\d{1,3}[a-z\u10d0-\u10f0]?(?:[/-]\d{1,3}[a-z\u10d0-\u10f0]?)?)$/u

/** The words of a name in comparable form: Georgian and every usual Latin way of typing it are equal. */
export function comparable(text: string): string[] {
  return words(text).map(latinKey)
}

/** Parses what was typed. Postal codes are ignored: the gazetteer has hardly any. */
export function parseAddressQuery(text: string): AddressQuery {
  const pieces = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;.]+/)
    .filter((piece) => piece !== '')
  const numbers = pieces.flatMap((piece) => HOUSE.exec(piece)?.[1] ?? [])
  const named = pieces.filter((piece) => !/^(?:№|n|#)?\d/.test(piece))
  const all = named.flatMap((piece) => words(piece))
  const telling = all.filter((word) => !COMMON.has(word))
  return {
    names: (telling.length > 0 ? telling : all).map(latinKey),
    houseNumber: numbers[0] ?? '',
  }
}
