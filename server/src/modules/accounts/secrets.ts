import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

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

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text (AES-256-GCM).
 * @param owner whose it is: the text can be decrypted only for the same one
 */
export function seal(key: Uint8Array, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` returned; null when it was encrypted with another key, for another owner, or is damaged. */
export function unseal(key: Uint8Array, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
    return text + decipher.final('utf8')
  } catch {
    return null
  }
}
