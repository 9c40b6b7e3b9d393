import { createHash, timingSafeEqual } from 'node:crypto'

/** Fields of a request, an answer or a callback of Flitt. */
export type FlittFields = Readonly<Record<string, unknown>>

// The fields that are never signed: the signature itself, and the signed text that the test mode adds.
const UNSIGNED = new Set(['signature', 'response_signature_string'])

/**
 * Flitt's signature: SHA-1 over the secret and all values that aren't empty, in the order of their fields' names, with
 * `|` between. 0 is a value; '', null and what is missing are none.
 */
export function signatureOf(secret: string, fields: FlittFields): string {
  const values = Object.keys(fields)
    .filter((name) => !UNSIGNED.has(name))
    .sort(byCodeUnits)
    .map((name) => signedText(fields[name]))
    .filter((text) => text !== '')
  return createHash('sha1')
    .update([secret, ...values].join('|'))
    .digest('hex')
}

/** Whether the signature of fields is valid. Compares in constant time. */
export function isSigned(secret: string, fields: FlittFields): boolean {
  const { signature } = fields
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(signatureOf(secret, fields))
  const given = Buffer.from(signature.toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : 1
}

function signedText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
