import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** How many steps a device's clock may be off, and a code may be late. */
const STEPS_OFF = 1

/** What all authenticator apps support: RFC 6238 with SHA-1, six digits and steps of 30 s. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator app reads from a QR code: `otpauth://totp/…`. */
export function setupAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  return new TOTP({ ...FORM, secret, issuer, label: account }).toString()
}

/** Whether a text looks like a code of an authenticator app. */
export function isTotp(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/** The time step whose code this is, of those that are accepted now; null: it is wrong. */
export function stepOf(code: string, secret: string): number | null {
  const totp = new TOTP({ ...FORM, secret })
  const timestamp = Date.now()
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return off === null ? null : totp.counter({ timestamp }) + off
}
