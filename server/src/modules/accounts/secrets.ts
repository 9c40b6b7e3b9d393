import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Derives a key for one purpose from the shop's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `dukani ${use}`, 32))
}

/** 256 random bits as 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret: SHA-256 in hexadecimal. 256 random bits need no salt. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** HMAC of a text, as 43 characters. */
export function hmacText(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
