import { SOCIAL_SIGN_IN_S } from '../../config/limits.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ProviderName, SocialProvider, SocialProviders } from '../../gateways/social/socialProvider.ts'
import { TooManyAttemptsError } from '../../errors.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { timingSafeEqualText } from '../../timingSafeEqualText.ts'
import { countAttempt } from '../accounts/attemptRepository.ts'
import { createAttempts } from '../accounts/attempts.ts'
import { deriveKey, hmacText, randomSecret } from '../accounts/secrets.ts'
import type { OpenedSession, Sessions } from '../accounts/sessions.ts'
import { createSignInTokens, type PendingSignIn } from './pendingSignIn.ts'
import { accountOf } from './people.ts'

/** Why a sign-in failed. */
export type SignInFailure =
  /** this browser began none within the last 10 minutes */
  | 'notBegun'
  /** the answer belongs to another sign-in than the browser's */
  | 'otherState'
  /** the answer has been used before */
  | 'usedState'
  /** the user or the provider declined */
  | 'declined'
  | 'tooMany'
  /** the provider can't be reached, or its answer is invalid */
  | 'provider'
  | 'noEmail'
  | 'taken'
  /** it was changed while they signed in */
  | 'passwordChanged'

/** The result of a sign-in. `next` is the path of this shop to go to. */
export interface FinishedSignIn {
  next: string
  signIn: SignIn
}

/** The result of a sign-in; `cause`: what the provider's client threw. */
export type SignIn = Result<OpenedSession, { reason: SignInFailure; cause?: unknown }>

/** A provider's answer and its context. */
export interface Answer {
  /** the sign-in that the browser stored at the beginning */
  stored: string | undefined
  /** the address it came back at, with the provider's parameters */
  address: URL
  /** the network that the request comes from */
  network: string
}

/** Signing in with a provider's account (AUTH-06): authorization code flow with PKCE, state and nonce. */
export interface SocialService {
  /** Whether the shop is registered with a provider. */
  offers(provider: ProviderName): boolean
  /**
   * Starts a sign-in: where to send the browser, and what it stores until it is back.
   * @param next a path that nextPath has checked
   * @throws the network's error if the provider can't be reached
   */
  begin(provider: ProviderName, next: string, redirectUri: string): Promise<{ address: URL; stored: string }>
  /** Ends a sign-in, once. Failures of the provider are a result; the database's are thrown. */
  finish(provider: ProviderName, answer: Answer): Promise<FinishedSignIn>
}

/** Keeps nothing in memory, so a sign-in may begin and end in different processes. */
export function createSocialService(
  db: Database,
  providers: SocialProviders,
  { sessions, config }: { sessions: Pick<Sessions, 'open'>; config: Pick<Config, 'secret' | 'accounts'> },
): SocialService {
  const texts = createSignInTokens(config.secret)
  const attempts = createAttempts(db, config.secret, config.accounts.limits)
  const stateKey = deriveKey(config.secret, 'social state')

  function named(name: ProviderName): SocialProvider {
    const provider = providers[name]
    if (provider === null) throw new Error(`${name} isn't configured`)
    return provider
  }

  /** Whether a state is used for the first time, in any process. */
  const claim = (state: string): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const key = `social ${hmacText(stateKey, state)}`
      const limit = { key, most: 1, window: SOCIAL_SIGN_IN_S, slowed: false }
      return (await countAttempt(transaction, limit)) === 0
    })

  async function sessionOf(
    name: ProviderName,
    begun: PendingSignIn,
    { address, network }: Answer,
  ): Promise<SignIn> {
    const parameters = address.searchParams
    if (!timingSafeEqualText(parameters.get('state') ?? '', begun.state))
      return fail({ reason: 'otherState' })
    if (!(await claim(begun.state))) return fail({ reason: 'usedState' })
    if (parameters.has('error')) return fail({ reason: 'declined' })
    const attempt = await attempts.socialSignIn(network).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError) return null
      throw error
    })
    if (attempt === null) return fail({ reason: 'tooMany' })
    const identity = await named(name)
      .identity(begun, address)
      .then(succeed, (cause: unknown) => fail({ reason: 'provider' as const, cause }))
    if (!identity.ok) return identity
    await attempt.uncount()
    const person = await accountOf(db, name, identity.value)
    if (!person.ok) return fail({ reason: person.error })
    const opened = await sessions.open(person.value)
    return opened.ok ? opened : fail({ reason: opened.error })
  }

  return {
    offers: (name) => providers[name] !== null,

    async begin(name, next, redirectUri) {
      const secrets = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() }
      const address = await named(name).authorizationAddress(secrets, redirectUri)
      return { address, stored: await texts.write(name, { ...secrets, next }) }
    },

    async finish(name, answer) {
      const begun = await texts.read(name, answer.stored)
      if (begun === null) return { next: '/', signIn: fail({ reason: 'notBegun' }) }
      return { next: begun.next, signIn: await sessionOf(name, begun, answer) }
    },
  }
}
