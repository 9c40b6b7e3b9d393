import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { AccessTokens } from './accessToken.ts'
import { deriveKey, hashOf, hmacText, randomSecret } from './secrets.ts'
import * as repository from './sessionRepository.ts'

/** The result of a login: the two tokens, and the value of the HttpOnly cookie that binds them to the browser. */
export interface OpenedSession {
  access: string
  refresh: string
  binding: string
}

/** The result of a refresh. */
export interface RenewedTokens {
  access: string
  refresh: string
}

/** Why a token isn't renewed. */
export type RenewalRefusal =
  /** there is no such token, or it is no longer valid */
  | { reason: 'unknown' }
  /** the token is good, but another browser's: it has been stolen. The session goes on for its owner */
  | { reason: 'otherBrowser'; sessionId: string }
  /** the token was used before: the session has been ended */
  | { reason: 'reused'; sessionId: string }

/** A user with the `token_epoch` that their tokens are checked against. */
export interface EpochOfUser {
  id: string
  tokenEpoch: number
}

/** Sessions: access tokens, renewed by refresh tokens that can each be used once (AUTH-14, AUTH-15). */
export interface Sessions {
  /** Opens a session for a user, unless their password has changed since they were read. */
  open(user: EpochOfUser): Promise<Result<OpenedSession, 'passwordChanged'>>
  /** Opens a session for the user that `work` returns, in the same transaction. null: `work` returned none. */
  openWith(work: (transaction: Transaction) => Promise<EpochOfUser | null>): Promise<OpenedSession | null>
  renew(refresh: string, binding: string): Promise<Result<RenewedTokens, RenewalRefusal>>
  /** Ends the session that a refresh token belongs to, if there is one. */
  end(refresh: string): Promise<void>
  /** The customer of an access token; null when it is invalid, or its session has ended. Doesn't throw for any text. */
  customerOf(access: string): Promise<{ id: string; sessionId: string } | null>
}

/** @param secret the shop's */
export function createSessions(db: Database, accessTokens: AccessTokens, secret: string): Sessions {
  const liveEpoch = repository.prepareLiveEpoch(db)
  const successorKey = deriveKey(secret, 'refresh token')

  /**
   * Derived, so that a browser whose answer was lost can get it again although only hashes are stored.
   */
  const successorOf = (refresh: string) => hmacText(successorKey, refresh)

  async function accessFor(userId: string, sessionId: string): Promise<string | null> {
    const epoch = await liveEpoch({ userId, sessionId })
    return epoch === null ? null : accessTokens.make({ userId, sessionId, epoch })
  }

  const openWith: Sessions['openWith'] = async (work) => {
    const [refresh, binding] = [randomSecret(), randomSecret()]
    const opened = await inTransaction(db, async (transaction) => {
      const user = await work(transaction)
      if (user === null) return null
      const stored = { userId: user.id, bindingHash: hashOf(binding), tokenHash: hashOf(refresh) }
      return { user, sessionId: await repository.addSession(transaction, stored) }
    })
    if (opened === null) return null
    const { user, sessionId } = opened
    const access = await accessTokens.make({ userId: user.id, sessionId, epoch: user.tokenEpoch })
    return { access, refresh, binding }
  }

  return {
    openWith,

    async open(user) {
      const opened = await openWith(async (transaction) =>
        (await repository.lockEpoch(transaction, user)) ? user : null,
      )
      return opened === null ? fail('passwordChanged') : succeed(opened)
    },

    async renew(refresh, binding) {
      const successor = successorOf(refresh)
      const presented = { tokenHash: hashOf(refresh), bindingHash: hashOf(binding) }
      const successorHash = hashOf(successor)
      const found = await inTransaction(db, async (transaction) => {
        const used = await repository.useToken(transaction, presented)
        if (used !== null) {
          const { sessionId, generation } = used
          const next = { sessionId, generation: generation + 1, tokenHash: successorHash }
          await repository.addSuccessor(transaction, next)
        }
        const token = await repository.findToken(transaction, { ...presented, successorHash })
        const reused = token !== null && token.ownBrowser && token.used && !token.justUsed
        if (reused) await repository.revokeSession(transaction, token.sessionId)
        return { token, reused }
      })
      const { token, reused } = found
      if (token === null) return fail({ reason: 'unknown' })
      if (!token.ownBrowser) return fail({ reason: 'otherBrowser', sessionId: token.sessionId })
      if (reused) return fail({ reason: 'reused', sessionId: token.sessionId })
      const access = token.justUsed ? await accessFor(token.userId, token.sessionId) : null
      return access === null ? fail({ reason: 'unknown' }) : succeed({ access, refresh: successor })
    },

    end: (refresh) => repository.revokeSessionOfToken(db, hashOf(refresh)),

    async customerOf(access) {
      const claims = await accessTokens.read(access)
      if (claims === null) return null
      const epoch = await liveEpoch(claims)
      return epoch === claims.epoch ? { id: claims.userId, sessionId: claims.sessionId } : null
    },
  }
}
