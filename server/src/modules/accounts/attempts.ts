import type { AttemptLimits } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { TooManyAttemptsError } from '../../errors.ts'
import { countAttempt, uncountAttempt, type Limit } from './attemptRepository.ts'
import { deriveKey, hmacText } from './secrets.ts'

const HOUR_S = 60 * 60
const MINUTE_S = 60

/** An attempt that has been counted. */
export interface CountedAttempt {
  /** Takes it back, when it wasn't a wrong guess. */
  uncount(): Promise<void>
}

/**
 * Counts attempts in the database, so that all processes count together, before anything costly is done.
 * Each call throws TooManyAttemptsError when there were too many lately, and then counts nothing.
 */
export interface Attempts {
  /** A login to the account of an e-mail (as stored) from an address. */
  login(email: string, address: string): Promise<CountedAttempt>
  registration(address: string): Promise<CountedAttempt>
  refresh(address: string): Promise<CountedAttempt>
  /** A request for a password reset, for an e-mail (as stored), from an address. */
  reset(email: string, address: string): Promise<CountedAttempt>
  /** A confirmation of a password reset, from an address. */
  resetConfirmation(address: string): Promise<CountedAttempt>
  /**
   * Whether an account's owner may be mailed about an attempt to register with their e-mail. Doesn't throw at the
   * limit, since no request waits for it.
   */
  takenNotice(email: string): Promise<boolean>
  /** A change of a customer's password. */
  passwordChange(userId: string): Promise<CountedAttempt>
  /** A code of an account's second factor. */
  secondFactor(userId: string): Promise<CountedAttempt>
  /** A sign-in through a provider, from an address; it counts towards the logins from that address. */
  socialSignIn(address: string): Promise<CountedAttempt>
}

/** @param secret the shop's; keys are stored hashed with it, so that they reveal no e-mail or address */
export function createAttempts(db: Database, secret: string, limits: AttemptLimits): Attempts {
  const hashKey = deriveKey(secret, 'attempts')
  const keyOf = (...parts: string[]) => hmacText(hashKey, parts.join('\0'))

  async function count(all: readonly Limit[]): Promise<CountedAttempt> {
    const active = all.filter(({ most }) => most > 0)
    await inTransaction(db, async (transaction) => {
      for (const limit of active) {
        const wait = await countAttempt(transaction, limit)
        // Rolls the other counts back, too: a refused attempt doesn't count.
        if (wait > 0) throw new TooManyAttemptsError(wait)
      }
    })
    return {
      uncount: () =>
        inTransaction(db, async (transaction) => {
          for (const limit of active) await uncountAttempt(transaction, limit)
        }),
    }
  }

  return {
    login(email, address) {
      const window = limits.loginWindow
      // Always in this order, so that two transactions never deadlock.
      return count([
        { key: keyOf('login', email, address), most: limits.loginPair, window, slowed: false },
        { key: keyOf('login account', email), most: limits.loginEmail, window, slowed: true },
        { key: keyOf('login address', address), most: limits.loginAddress, window, slowed: false },
      ])
    },
    registration: (address) =>
      count([{ key: keyOf('register', address), most: limits.register, window: HOUR_S, slowed: false }]),
    refresh: (address) =>
      count([{ key: keyOf('refresh', address), most: limits.refresh, window: MINUTE_S, slowed: false }]),
    reset: (email, address) =>
      count([
        { key: keyOf('reset address', address), most: limits.resetAddress, window: HOUR_S, slowed: false },
        // Slowed down, not blocked, so that constant requests can't keep an owner from a reset.
        { key: keyOf('reset', email), most: limits.resetEmail, window: HOUR_S, slowed: true },
      ]),
    resetConfirmation: (address) =>
      count([
        {
          key: keyOf('reset confirmation', address),
          most: limits.resetAddress,
          window: HOUR_S,
          slowed: false,
        },
      ]),
    async takenNotice(email) {
      const limit = { key: keyOf('taken', email), most: limits.resetEmail, window: HOUR_S, slowed: false }
      if (limit.most === 0) return true
      return (await inTransaction(db, (transaction) => countAttempt(transaction, limit))) === 0
    },
    passwordChange: (userId) =>
      count([
        {
          key: keyOf('password change', userId),
          most: limits.passwordChange,
          window: limits.loginWindow,
          slowed: false,
        },
      ]),
    secondFactor: (userId) =>
      count([
        {
          key: keyOf('second factor', userId),
          most: limits.secondFactor,
          window: limits.loginWindow,
          slowed: false,
        },
      ]),
    socialSignIn: (address) =>
      count([
        {
          key: keyOf('login address', address),
          most: limits.loginAddress,
          window: limits.loginWindow,
          slowed: false,
        },
      ]),
  }
}
