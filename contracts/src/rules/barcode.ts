/** The longest barcode, in characters. */
export const LONGEST_BARCODE = 64

/** The lengths of international article numbers (GTIN): EAN-8, UPC-A, EAN-13 and ITF-14. */
const GTIN_LENGTHS = [8, 12, 13, 14]

/**
 * Whether a text can be a barcode: visible ASCII characters without a space. Digits of the length of an international
 * article number must end with its check digit; a shop's own codes have other lengths or letters.
 */
export function isBarcode(code: string): boolean {
  if (!/^[!-~]+$/.test(code) || code.length > LONGEST_BARCODE) return false
  return !/^\d+$/.test(code) || !GTIN_LENGTHS.includes(code.length) || hasCheckDigit(code)
}

/** The sum of all digits, every second one from the end times three, is a multiple of ten (GS1 General Specifications). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * A barcode in the one form in which it is stored and looked up: scanners read a UPC-A number of 12 digits also as the EAN-13
 * number that begins with 0.
 */
export function storedBarcode(code: string): string {
  return /^\d{12}$/.test(code) ? `0${code}` : code
}

/** All forms in which a barcode may be stored: a number of 12 digits may be older than that rule. */
export function barcodeForms(code: string): string[] {
  const stored = storedBarcode(code)
  return /^0\d{12}$/.test(stored) ? [stored, stored.slice(1)] : [stored]
}
