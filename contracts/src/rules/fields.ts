/**
 * Why a form's field is refused, by rule. A schema's message is one of these words, so that the server and the forms
 * show the same sentence in the reader's language: the text `field.{rule}`.
 */
export const FIELD_RULES = [
  'required',
  'invalid',
  'email',
  'idnumber',
  'phone',
  'postalCode',
  'passwordShort',
  'passwordLong',
  'tooLong',
  'amount',
  'pricesCrossed',
] as const
export type FieldRule = (typeof FIELD_RULES)[number]

/** The rule in a schema's message; 'invalid' for a message of the library. */
export function fieldRule(message: string | undefined): FieldRule {
  return FIELD_RULES.find((rule) => rule === message) ?? 'invalid'
}

/** Shortest password, in characters (OWASP ASVS 6.2.1). */
export const MIN_PASSWORD_LENGTH = 8

/** Longest password, in characters: far more than anyone types, and cheap to hash. */
export const MAX_PASSWORD_LENGTH = 256

const MAILBOX = /^[^\s@.,:;<>()[\]"\\]+(?:\.[^\s@.,:;<>()[\]"\\]+)*$/u
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u

/**
 * Whether a text looks like an e-mail address, in letters of any script: a local part, one `@` and a host name. Only
 * sending a mail can prove that it arrives.
 */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.trim().split('@')
  return rest.length === 0 && MAILBOX.test(mailbox) && DOMAIN.test(domain)
}

/** Whether a text is a Georgian personal number: 11 digits, a leading 0 included. */
export function isIdnumber(text: string): boolean {
  return /^\d{11}$/.test(text.trim())
}

/**
 * A phone number as it is stored, `+995555123456`; null if it isn't one. Georgian mobile numbers may omit their prefix,
 * others need the international form; spaces, dashes and brackets are ignored.
 */
export function phoneNumber(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '')
  const georgian = /^(?:(?:\+|00)?995|0)?(5\d{8})$/.exec(digits)?.[1]
  if (georgian !== undefined) return `+995${georgian}`
  const international = /^(?:\+|00)([1-9]\d{6,14})$/.exec(digits)?.[1]
  // +995 without a mobile number after it is a landline, which has nine digits, too.
  if (international?.startsWith('995')) return /^995\d{9}$/.test(international) ? `+${international}` : null
  return international === undefined ? null : `+${international}`
}

/** Whether a text is a Georgian postal code: 4 digits (CHECK-13). */
export function isPostalCode(text: string): boolean {
  return /^\d{4}$/.test(text.trim())
}
