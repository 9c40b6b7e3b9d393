import { Secret } from 'otpauth'

const COUNT = 10

/** 80 bits: far too many to guess, so a hash needs no salt. */
const BYTES = 10

/** New recovery codes, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    (new Secret({ size: BYTES }).base32.match(/.{4}/g) ?? []).join('-'),
  )
}

/** A code as it is compared: without spaces and dashes, in upper case. */
export function normalizedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
}
