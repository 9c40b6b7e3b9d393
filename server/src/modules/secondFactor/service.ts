import type { NewSecret, PasswordAndCode, SecondFactor } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Attempts } from '../accounts/attempts.ts'
import { findById } from '../accounts/repository.ts'
import { deriveKey, hmacText, seal, unseal } from '../accounts/secrets.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { newRecoveryCodes, normalizedCode } from './recoveryCodes.ts'
import * as repository from './repository.ts'
import { resetFactor } from './resetFactor.ts'
import { isTotp, newSecret, setupAddress, stepOf } from './totp.ts'

/** A member of the staff in a session of theirs. */
export interface ActorInSession extends Actor {
  sessionId: string
}

/**
 * The second factors of the staff (TOTP). Calls with a password or a code throw TooManyAttemptsError after too many wrong
 * passwords or codes.
 */
export interface SecondFactorService {
  state(userId: string): Promise<SecondFactor>
  /** Makes a new secret. It is used only after `confirm`. @param issuer the shop's name */
  begin(
    userId: string,
    password: string,
    issuer: string,
  ): Promise<Result<NewSecret, 'wrongPassword' | 'isOn'>>
  /**
   * Switches the second factor on by a first code, which also counts for the session.
   * @returns the recovery codes; `notBegun`: there is no secret, or it is too old
   */
  confirm(actor: ActorInSession, code: string): Promise<Result<string[], 'wrongCode' | 'notBegun'>>
  /** Gives a code or a recovery code for the session. Any code is right while the second factor is off. */
  give(actor: ActorInSession, code: string): Promise<Result<null, 'wrongCode'>>
  switchOff(actor: Actor, given: PasswordAndCode): Promise<Result<null, 'wrongPassword' | 'wrongCode'>>
  /** Makes new recovery codes. The earlier ones no longer work. */
  renewRecoveryCodes(
    actor: Actor,
    given: PasswordAndCode,
  ): Promise<Result<string[], 'wrongPassword' | 'wrongCode'>>
  /** Switches off the second factor of another member. `own`: it is the actor's own, which `switchOff` is for */
  reset(actor: Actor, userId: string): Promise<Result<null, 'notFound' | 'own'>>
}

/** What the service uses beside the database. */
export interface SecondFactorNeeds {
  /** the shop's */
  secret: string
  attempts: Pick<Attempts, 'secondFactor'>
  isPassword: (userId: string, password: string) => Promise<boolean>
}

export function createSecondFactorService(
  db: Database,
  { secret, attempts, isPassword }: SecondFactorNeeds,
): SecondFactorService {
  const secretKey = deriveKey(secret, 'second factor')
  const recoveryKey = deriveKey(secret, 'recovery code')
  const hashOfCode = (userId: string, code: string) => hmacText(recoveryKey, `${userId}\0${code}`)

  /** Does something that needs a code. A wrong code counts as an attempt. */
  async function counted<Done>(
    userId: string,
    work: (transaction: Transaction) => Promise<Result<Done, 'wrongCode'>>,
  ): Promise<Result<Done, 'wrongCode'>> {
    const attempt = await attempts.secondFactor(userId)
    let isWrong = false
    try {
      const done = await inTransaction(db, work)
      isWrong = !done.ok
      return done
    } finally {
      if (!isWrong) await attempt.uncount()
    }
  }

  /** Uses up a code of the authenticator app, or a recovery code. */
  async function useCode(transaction: Transaction, actor: Actor, typed: string): Promise<boolean> {
    const userId = actor.id
    const code = normalizedCode(typed)
    if (isTotp(code)) {
      const factor = await repository.findFactor(transaction, userId)
      const step = factor && stepFor(userId, factor.secret, code)
      return step !== null && (await repository.useStep(transaction, { userId, ...step }))
    }
    if (!(await repository.useRecoveryCode(transaction, userId, hashOfCode(userId, code)))) return false
    const left = await repository.recoveryCodesLeft(transaction, userId)
    await record(transaction, actor, 'staff.recoveryCode', { left })
    return true
  }

  /** The time step of a code; null: it is wrong, or the shop's secret has changed, so that this one can't be decrypted. */
  function stepFor(userId: string, sealed: string, code: string): { secret: string; step: number } | null {
    const opened = unseal(secretKey, sealed, userId)
    const step = opened === null ? null : stepOf(code, opened)
    return step === null ? null : { secret: sealed, step }
  }

  async function storeNewCodes(transaction: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    const hashes = codes.map((code) => hashOfCode(userId, normalizedCode(code)))
    await repository.replaceRecoveryCodes(transaction, userId, hashes)
    return codes
  }

  return {
    async state(userId) {
      const factor = await repository.findFactor(db, userId)
      return {
        since: factor?.confirmedAt?.toISOString() ?? null,
        recovery_codes_left: await repository.recoveryCodesLeft(db, userId),
      }
    },

    async begin(userId, password, issuer) {
      if (!(await isPassword(userId, password))) return fail('wrongPassword')
      const made = newSecret()
      if (!(await repository.addSecret(db, userId, seal(secretKey, made, userId)))) return fail('isOn')
      const account = (await findById(db, userId))?.email ?? ''
      return succeed({ secret: made, address: setupAddress(made, { issuer, account }) })
    },

    async confirm(actor, typed) {
      const userId = actor.id
      const factor = await repository.findFactor(db, userId)
      if (factor?.confirmedAt !== null) return fail('notBegun')
      const confirmed = await counted(userId, async (transaction) => {
        const step = stepFor(userId, factor.secret, normalizedCode(typed))
        if (step === null) return fail('wrongCode')
        if (!(await repository.confirmSecret(transaction, { userId, ...step }))) return succeed(null)
        await repository.markSession(transaction, actor.sessionId)
        await record(transaction, actor, 'staff.secondFactorOn')
        return succeed(await storeNewCodes(transaction, userId))
      })
      if (!confirmed.ok) return confirmed
      return confirmed.value === null ? fail('notBegun') : succeed(confirmed.value)
    },

    give: (actor, code) =>
      counted(actor.id, async (transaction) => {
        const factor = await repository.findFactor(transaction, actor.id)
        if (!factor?.confirmedAt) return succeed(null)
        if (!(await useCode(transaction, actor, code))) return fail('wrongCode')
        await repository.markSession(transaction, actor.sessionId)
        return succeed(null)
      }),

    async switchOff(actor, { password, code }) {
      if (!(await isPassword(actor.id, password))) return fail('wrongPassword')
      return counted(actor.id, async (transaction) => {
        if (!(await useCode(transaction, actor, code))) return fail('wrongCode')
        await repository.removeFactor(transaction, actor.id)
        await record(transaction, actor, 'staff.secondFactorOff')
        return succeed(null)
      })
    },

    async renewRecoveryCodes(actor, { password, code }) {
      if (!(await isPassword(actor.id, password))) return fail('wrongPassword')
      return counted(actor.id, async (transaction) => {
        if (!(await useCode(transaction, actor, code))) return fail('wrongCode')
        await record(transaction, actor, 'staff.recoveryCodes')
        return succeed(await storeNewCodes(transaction, actor.id))
      })
    },

    async reset(actor, userId) {
      if (userId === actor.id) return fail('own')
      if (!isUuid(userId)) return fail('notFound')
      const isReset = await inTransaction(db, (transaction) => resetFactor(transaction, { userId, actor }))
      return isReset ? succeed(null) : fail('notFound')
    },
  }
}

/** Records a change of the actor's own second factor. */
function record(
  transaction: Transaction,
  { id, role, requestId }: Actor,
  action: string,
  after: Readonly<Record<string, unknown>> | null = null,
): Promise<void> {
  const subject = { kind: 'staff', id } as const
  return recordChange(transaction, { actor: { id, role, requestId }, action, subject, before: null, after })
}
