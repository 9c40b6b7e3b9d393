import * as argon2 from '@node-rs/argon2'
import { newId } from '../../ids.ts'
import { createJobPool } from '../../jobPool.ts'

/** The minimum of OWASP for argon2id: 19 MiB (in KiB), two passes, one thread. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashes computed at once: more would take the processor from other requests. */
const AT_ONCE = 2

/** Hashes that may wait. */
const MAX_WAITING = 200

/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 5

/** The hash that is checked for an unknown e-mail, so that it takes as long as for a known one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1vE8M8iJ9SIOlBf0VtwKUg$Vcwf9pCeZyuPNmY61pkVvMQ+wQyhZSK8a7bQtHx4BNI'

/** Makes and checks password hashes, a few at once. */
export interface PasswordHasher {
  /**
   * The argon2id hash of a password, in its text form.
   * @throws PoolBusyError
   */
  hash(password: string): Promise<string>
  /**
   * Whether a password matches a hash. null, when there is no account, takes as long and is always false.
   * @throws PoolBusyError
   */
  matches(password: string, passwordHash: string | null): Promise<boolean>
}

/** The functions of argon2 that are used. */
export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>

/** Its limit and its queue are in memory: create one per process. */
export function createPasswordHasher({ hash, verify }: Argon2 = argon2): PasswordHasher {
  const pool = createJobPool({ size: AT_ONCE, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  return {
    hash: (password) => pool.run(newId(), () => hash(normalized(password), COST)),
    async matches(password, passwordHash) {
      const same = await pool.run(newId(), () => verify(passwordHash ?? DUMMY_HASH, normalized(password)))
      return same && passwordHash !== null
    },
  }
}

/** Keyboards compose the same letter in different ways (NIST SP 800-63B 3.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
