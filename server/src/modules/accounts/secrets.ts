import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A key of its own for each use, out of the shop's one secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `dukani ${use}`, 32))
}

/** 256 bits of chance, as text of 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret text: SHA-256 in hexadecimal. It needs no salt, since nobody guesses 256 bits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A text that only the holder of the key can make out of another one; 43 characters. */
export function hmacText(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
