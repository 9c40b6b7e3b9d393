import { Secret } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newRecoveryCodes, normalizedCode } from '../../../server/src/modules/secondFactor/recoveryCodes.ts'
import { isTotp, newSecret, setupAddress, stepOf } from '../../../server/src/modules/secondFactor/totp.ts'
import { deriveKey, seal, unseal } from '../../../server/src/modules/accounts/secrets.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32
const STEP_S = 30

// The RFC's codes have eight digits; six are their last ones.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i s the code is %s, and it is accepted one step earlier and later', (seconds, code) => {
  const step = Math.floor(seconds / STEP_S)
  const at = (steps: number) => {
    vi.setSystemTime((seconds + steps * STEP_S) * 1000)
    return stepOf(code, RFC_SECRET)
  }
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null])
})

test('an authenticator app reads the shop, the account and the secret from the address', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(setupAddress(secret, { issuer: 'დუქანი', account: 'nino@example.ge' }))
  expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp')
  expect(decodeURIComponent(address.pathname)).toBe('/დუქანი:nino@example.ge')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: 'დუქანი', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  })
})

test('ten recovery codes are made, which may be typed in any case, without dashes', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(isTotp(normalizedCode(code))).toBe(false)
    expect(normalizedCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(normalizedCode(code))
  }
  expect(normalizedCode('123 456')).toBe('123456')
})

test('a sealed secret opens with the same key and owner only, and not when it is damaged', () => {
  const [key, other] = [deriveKey('one', 'test'), deriveKey('other', 'test')]
  const sealed = seal(key, 'საიდუმლო', 'nino')
  expect(seal(key, 'საიდუმლო', 'nino')).not.toBe(sealed)
  expect(unseal(key, sealed, 'nino')).toBe('საიდუმლო')
  expect(unseal(other, sealed, 'nino')).toBeNull()
  expect(unseal(key, sealed, 'luka')).toBeNull()
  expect(unseal(key, sealed.slice(0, -4), 'nino')).toBeNull()
  expect(unseal(key, 'short', 'nino')).toBeNull()
})
