import type { ChangePassword, ResetPassword } from '@dukani/contracts'
import { PASSWORD_RESET_MINUTES } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { MailError } from '../../gateways/mail/mail.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isUuid } from '../uuid.ts'
import type { Attempts } from './attempts.ts'
import { resetMail, type Mailer, type Reader } from './mails.ts'
import type { PasswordHasher } from './passwordHash.ts'
import * as passwordRepository from './passwordRepository.ts'
import { passwordProblem, type PasswordProblem } from './passwordRules.ts'
import * as repository from './repository.ts'
import { hashOf, randomSecret } from './secrets.ts'
import type { OpenedSession, Sessions } from './sessions.ts'

/** Forgotten and changed passwords. All throw TooManyAttemptsError when they were tried too often. */
export interface Passwords {
  /**
   * Mails a link for a new password if the e-mail has an account. Neither the answer nor its time reveals whether it
   * has one (AUTH-05).
   * @param email as stored
   * @param address the network that the request comes from
   */
  requestReset(email: string, reader: Reader, address: string): Promise<void>
  /**
   * Sets a forgotten password and ends all sessions. `invalidLink`: it was used before, has expired, or never existed
   * (RESET-03).
   */
  confirmReset(reset: ResetPassword, address: string): Promise<Result<null, 'invalidLink' | PasswordProblem>>
  /**
   * Sets a customer's password and ends all their sessions. This browser gets a new one, so that stolen tokens of it are
   * useless (PROF-09).
   */
  changePassword(
    userId: string,
    passwords: ChangePassword,
  ): Promise<Result<OpenedSession, 'wrongOldPassword' | PasswordProblem>>
  /** Whether it is the account's password. Wrong ones are counted as those of a change. */
  isPassword(userId: string, password: string): Promise<boolean>
}

/** The dependencies of `createPasswords`. */
export interface PasswordsDependencies {
  db: Database
  hasher: PasswordHasher
  attempts: Attempts
  sessions: Pick<Sessions, 'openWith'>
  mailer: Mailer
}

/** Keeps nothing in memory: links, attempts and sessions are in the database. */
export function createPasswords(dependencies: PasswordsDependencies): Passwords {
  const { db, hasher, attempts, sessions, mailer } = dependencies

  async function matchesOwn({ id, passwordHash }: repository.UserRow, password: string): Promise<boolean> {
    const attempt = await attempts.passwordChange(id)
    let matches: boolean | null = null
    try {
      matches = await hasher.matches(password, passwordHash)
    } finally {
      // Counts only as an attempt when the password was wrong, not when hashing was busy.
      if (matches !== false) await attempt.uncount()
    }
    return matches
  }

  return {
    async requestReset(email, reader, address) {
      await attempts.reset(email, address)
      mailer.post(async () => {
        const user = await repository.findByEmail(db, email)
        if (user === null) return null
        const origin = mailer.ownOrigin()
        if (origin === null) throw new MailError('PUBLIC_URL is not set, so there is no address for a link')
        const token = randomSecret()
        await passwordRepository.addReset(db, { userId: user.id, tokenHash: hashOf(token) })
        const minutes = PASSWORD_RESET_MINUTES
        return resetMail(reader, { to: user.email, origin, uid: user.id, token, minutes })
      })
    },

    async confirmReset({ uid, token, new_password }, address) {
      await attempts.resetConfirmation(address)
      if (!isUuid(uid)) return fail('invalidLink')
      const reset = { userId: uid.toLowerCase(), tokenHash: hashOf(token) }
      const user = await passwordRepository.findReset(db, reset)
      if (user === null) return fail('invalidLink')
      const problem = await passwordProblem(new_password, personOf(user))
      // The link stays valid, so that they can choose another password.
      if (problem !== null) return fail(problem)
      const passwordHash = await hasher.hash(new_password)
      const done = await inTransaction(db, async (transaction) => {
        if (!(await passwordRepository.useReset(transaction, reset))) return false
        await passwordRepository.setPassword(transaction, { userId: user.id, passwordHash })
        await passwordRepository.verifyEmail(transaction, user.id)
        return true
      })
      return done ? succeed(null) : fail('invalidLink')
    },

    async changePassword(userId, { old_password, new_password }) {
      const user = await repository.findById(db, userId)
      if (user === null) return fail('wrongOldPassword')
      const problem = await passwordProblem(new_password, personOf(user))
      if (problem !== null) return fail(problem)
      const was = user.passwordHash
      if (!(await matchesOwn(user, old_password)) || was === null) return fail('wrongOldPassword')
      const passwordHash = await hasher.hash(new_password)
      const session = await sessions.openWith(async (transaction) => {
        const tokenEpoch = await passwordRepository.setPassword(transaction, { userId, passwordHash, was })
        return tokenEpoch === null ? null : { id: userId, tokenEpoch }
      })
      // Another change came first.
      return session === null ? fail('wrongOldPassword') : succeed(session)
    },

    async isPassword(userId, password) {
      const user = await repository.findById(db, userId)
      return user !== null && (await matchesOwn(user, password))
    },
  }
}

function personOf({ firstName, lastName, email }: repository.UserRow) {
  return { first_name: firstName, last_name: lastName, email }
}
