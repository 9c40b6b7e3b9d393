import type { Login, Register, User } from '@dukani/contracts'
import { phoneNumber } from '@dukani/contracts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { createAccessTokens } from './accessToken.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { createPasswordHasher, type Argon2 } from './passwordHash.ts'
import { emailTakenMail, type Mailer, type Reader } from './mails.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { passwordProblem, type PasswordProblem } from './passwordRules.ts'
import * as repository from './repository.ts'
import {
  createSessions,
  type OpenedSession,
  type RenewalRefusal,
  type RenewedTokens,
  type Sessions,
} from './sessions.ts'
import { createSweep } from './sweep.ts'
import { wireUser } from './wire.ts'

/**
 * Accounts and their logins. `address` is the network that the request comes from. Calls that are counted throw
 * TooManyAttemptsError after too many attempts, and calls that hash a password throw PoolBusyError when too many are
 * waiting.
 */
export interface AccountsService extends Pick<Sessions, 'open' | 'end' | 'customerOf'>, Passwords {
  /**
   * Creates an account. `taken`: the e-mail has one already; that takes just as long. Its owner gets a mail, unless the
   * answer says so (`tellsTakenEmail`).
   */
  register(
    person: Register,
    address: string,
    reader: Reader,
  ): Promise<Result<null, 'taken' | PasswordProblem>>
  /**
   * Opens a session. Neither the answer nor its time reveals whether the e-mail or the password was wrong. `blocked`:
   * both were right, but the shop has blocked the account.
   */
  login(credentials: Login, address: string): Promise<Result<OpenedSession, 'wrongLogin' | 'blocked'>>
  /** Renews an access token, in the browser that holds the session's binding. */
  renew(
    tokens: { refresh: string; binding: string },
    address: string,
  ): Promise<Result<RenewedTokens, RenewalRefusal>>
  /** counts attempts of other modules */
  attempts: Attempts
  /** A person's own account data; null if there is no such person. */
  user(id: string): Promise<User | null>
}

/**
 * Creates the process's password hasher, so create one per process.
 * @param argon2 a replacement for tests
 */
export function createAccountsService(
  db: Database,
  { secret, accounts }: Pick<Config, 'secret' | 'accounts'>,
  { argon2, ...mailer }: Mailer & { argon2?: Argon2 | undefined },
): AccountsService {
  const hasher = createPasswordHasher(argon2)
  const accessTokens = createAccessTokens({ secret, seconds: accounts.accessTokenSeconds })
  const sessions = createSessions(db, accessTokens, secret)
  const attempts = createAttempts(db, secret, accounts.limits)
  const sweep = createSweep(db)
  const passwords = createPasswords({ db, hasher, attempts, sessions, mailer })

  return {
    ...passwords,
    attempts,
    open: sessions.open,
    end: sessions.end,
    customerOf: sessions.customerOf,

    requestReset: (email, reader, address) => passwords.requestReset(normalizedEmail(email), reader, address),

    async register({ password, ...person }, address, { language, t }) {
      const problem = await passwordProblem(password, person)
      if (problem !== null) return fail(problem)
      await attempts.registration(address)
      // Before checking whether the e-mail is taken, so that the time doesn't reveal it.
      const passwordHash = await hasher.hash(password)
      const added = await repository.addUser(db, { ...normalized(person), passwordHash })
      if (added) return succeed(null)
      if (!accounts.tellsTakenEmail) {
        const to = normalizedEmail(person.email)
        mailer.post(async () => {
          if (!(await attempts.takenNotice(to))) return null
          return emailTakenMail({ language, t }, { to, origin: mailer.ownOrigin() })
        })
      }
      return fail('taken')
    },

    async login(credentials, address) {
      await sweep()
      const email = normalizedEmail(credentials.email)
      const attempt = await attempts.login(email, address)
      const user = await repository.findByEmail(db, email)
      let matches: boolean | null = null
      try {
        matches = await hasher.matches(credentials.password, user?.passwordHash ?? null)
      } finally {
        // Counts only as an attempt when the password was wrong, not when hashing was busy.
        if (matches !== false) await attempt.uncount()
      }
      if (user === null || !matches) return fail('wrongLogin')
      if (user.blockedAt !== null) return fail('blocked')
      const opened = await sessions.open(user)
      return opened.ok ? opened : fail('wrongLogin')
    },

    async renew({ refresh, binding }, address) {
      await attempts.refresh(address)
      return sessions.renew(refresh, binding)
    },

    async user(id) {
      const user = await repository.findById(db, id)
      return user === null ? null : wireUser(user)
    },
  }
}

function normalized(person: Omit<Register, 'password'>): Omit<Register, 'password'> {
  return {
    first_name: person.first_name.trim(),
    last_name: person.last_name.trim(),
    email: normalizedEmail(person.email),
    idnumber: person.idnumber.trim(),
    phone_number: phoneNumber(person.phone_number) ?? person.phone_number,
  }
}

/** In lower case: no provider distinguishes mailboxes by case. */
function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}
