/** An IBAN or BIC as it is stored: in upper case, without spaces. */
export const bankCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Checks the length and the check digits (ISO 13616): with a mistyped IBAN customers' money would go astray. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether a text has the form of a BIC (ISO 9362): bank, country, place and, optionally, branch. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text)
}
