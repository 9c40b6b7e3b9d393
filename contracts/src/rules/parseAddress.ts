import { isPostalCode } from './fields.ts'
import * as words from './placeWords.ts'

/** The parts of a place in a one-line address; '' for missing ones. */
export interface ParsedAddress {
  city: string
  region: string
  postal_code: string
}

/** The parts of a one-line address between its commas. */
export function addressPartsOf(fullAddress: string): string[] {
  return fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Parses a one-line address (PROF-08). The postal code is the part of exactly four digits; the last one if there are
 * several, since a house number comes earlier. The city is the part that names Tbilisi: a part with nothing else is
 * preferred, and a street named after it doesn't count. The region is the part that names a district or a municipality;
 * a part with the whole word is preferred to one with a longer word. Other cities aren't guessed: a geocoder names them
 * (MAP-09), or whoever saves the address.
 */
export function parseAddress(fullAddress: string): ParsedAddress {
  const parts = addressPartsOf(fullAddress)
  const first = (pattern: RegExp, among = parts) => among.find((part) => pattern.test(part.toLowerCase()))
  const places = parts.filter((part) => !words.NAMED_AFTER.test(part.toLowerCase()))
  return {
    city: first(words.THE_CAPITAL) ?? first(words.NAMES_CAPITAL) ?? first(words.OF_CAPITAL, places) ?? '',
    region: first(words.NAMES_DISTRICT) ?? first(words.OF_DISTRICT) ?? '',
    postal_code: parts.findLast(isPostalCode) ?? '',
  }
}
