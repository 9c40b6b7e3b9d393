import { createHmac } from 'node:crypto'
import { COURIER_CLOCK_TOLERANCE_MS } from '../../config/limits.ts'
import { timingSafeEqualText } from '../../timingSafeEqualText.ts'

/** A received message, with the two headers that authenticate it. */
export interface SignedMessage {
  /** Unix seconds, as text */
  timestamp: string
  /** hexadecimal */
  signature: string
  /** the raw text */
  body: string
}

/** The value of the signature header: HMAC-SHA256 of `timestamp.body`. */
export function signatureOf(key: string, timestamp: string, body: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
}

/**
 * The time of a message, if its signature is valid and it was sent just now; else null. The signature is checked first,
 * in constant time.
 */
export function sentAt(key: string, { timestamp, signature, body }: SignedMessage, now: Date): Date | null {
  if (!timingSafeEqualText(signatureOf(key, timestamp, body), signature)) return null
  if (!/^\d{1,12}$/.test(timestamp)) return null
  const sent = new Date(Number(timestamp) * 1000)
  return Math.abs(sent.getTime() - now.getTime()) <= COURIER_CLOCK_TOLERANCE_MS ? sent : null
}
