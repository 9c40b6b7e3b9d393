import * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'
import type { Argon2 } from '../../../server/src/modules/accounts/passwordHash.ts'

/** Hashes as the shop's, of the least cost that there is: tests make hundreds of them. */
export const cheapArgon2: Argon2 = {
  hash: (password, options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  verify: argon2.verify,
}

/** The same, watched by a test. */
export const watchedArgon2 = ({ hash, verify } = cheapArgon2) => ({
  hash: vi.fn(hash),
  verify: vi.fn(verify),
})
