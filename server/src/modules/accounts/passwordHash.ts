import * as argon2 from '@node-rs/argon2'
import { newId } from '../../ids.ts'
import { createJobPool } from '../../jobPool.ts'

/** argon2id with the least that OWASP asks for: 19 MiB (in KiB), two passes, one thread. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashes that are worked out at once: more would take the processor from everybody else. */
const AT_ONCE = 2

/** Those that may wait in line. */
const IN_LINE = 200

/** How soon (s) somebody should come back who found the line full. */
const RETRY_AFTER_S = 5

/** What an unknown e-mail's password is checked against, so that it takes as long as a known one's. Nobody's. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1vE8M8iJ9SIOlBf0VtwKUg$Vcwf9pCeZyuPNmY61pkVvMQ+wQyhZSK8a7bQtHx4BNI'

/** Makes and checks password hashes, a few at once. */
export interface PasswordHasher {
  /**
   * The argon2id hash of a password, in its own text form.
   * @throws PoolBusyError
   */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one of a hash. null, the hash of nobody, takes as long and is always false.
   * @throws PoolBusyError
   */
  matches(password: string, passwordHash: string | null): Promise<boolean>
}

/** What works a hash out, and checks one by what its text says of its cost. */
export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>

export function createPasswordHasher({ hash, verify }: Argon2 = argon2): PasswordHasher {
  const pool = createJobPool({ size: AT_ONCE, queue: IN_LINE, retryAfterSeconds: RETRY_AFTER_S })
  return {
    hash: (password) => pool.run(newId(), () => hash(normalized(password), COST)),
    async matches(password, passwordHash) {
      const same = await pool.run(newId(), () => verify(passwordHash ?? DUMMY_HASH, normalized(password)))
      return same && passwordHash !== null
    },
  }
}

/** Keyboards spell one letter in different ways (NIST SP 800-63B 3.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
