import type { Tokens } from '@dukani/contracts'
import { ApiError, asApiError } from '../api/ApiError.ts'
import { withTabLock } from '../browser/withTabLock.ts'
import { mayBeOf, readClaims } from './accessClaims.ts'
import { RENEWAL_LOCK, type Renewal } from './renewal.ts'
import { clearTokens, readTokens } from './sessionCookies.ts'
import type { Exchange, SessionController } from './sessionController.ts'
import { writeTokens } from './writeTokens.ts'

/** The requests that change tokens. They write the cookies, unless the session has changed meanwhile. */
export function createExchange(
  { environment, isDue, received }: Pick<SessionController, 'environment' | 'isDue' | 'received'>,
  renewal: Renewal,
): Exchange {
  const { jar } = environment

  function keep(used: string, tokens: Tokens): void {
    const now = readTokens(jar).access
    // Logged out meanwhile: of what the answer has brought nothing may stay.
    if (now === null) return clearTokens(jar)
    const { userId } = readClaims(used)
    // Another customer has logged in meanwhile.
    if (userId !== null && !mayBeOf(now, userId)) return
    received(tokens.access)
    writeTokens(jar, environment.hostname(), tokens)
  }

  /** @returns a newer token of the same customer @throws ApiError when there is none */
  async function renewed(used: string, refusal: unknown): Promise<string> {
    const token = await renewal.renew(used)
    const { userId } = readClaims(used)
    if (token === null || (userId !== null && !mayBeOf(token, userId))) throw asApiError(refusal)
    return token
  }

  return async (call) => {
    const alone = (bearer: string) =>
      withTabLock(
        RENEWAL_LOCK,
        async () => {
          const answer = await call(bearer)
          if (answer.tokens !== null) keep(bearer, answer.tokens)
          return answer
        },
        environment.locks(),
      )
    const { access } = readTokens(jar)
    const loggedOut = new ApiError('auth', 'no one is logged in')
    if (access === null) throw loggedOut
    // Before taking the lock, since a renewal needs the same one.
    const bearer = isDue(access) ? await renewed(access, loggedOut) : access
    try {
      return await alone(bearer)
    } catch (error) {
      // Refused before anything was done: the token's time was over, or another tab has renewed it.
      if (asApiError(error).kind !== 'auth') throw error
      return alone(await renewed(bearer, error))
    }
  }
}
