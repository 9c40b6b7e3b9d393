import { isPostalCode } from './fields.ts'
import * as words from './placeWords.ts'

/** What an address in one line tells of its place; '' for what it doesn't. */
export interface ParsedAddress {
  city: string
  region: string
  postal_code: string
}

/** The parts of an address in one line: what its commas divide. */
export function addressPartsOf(fullAddress: string): string[] {
  return fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Reads an address in one line (PROF-08). The postal code is the part of exactly four digits, the last of several, since
 * a house's number stands before it. The city is the part that names Tbilisi: a part of nothing else goes before one
 * that says more, and a street that is named after it is none. The region is the part that names a district or a
 * municipality, before a part that has the word inside another one. Other cities are not guessed: a geocoder names them
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
