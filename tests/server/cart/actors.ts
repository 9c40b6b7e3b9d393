import { createAccessTokens, type AccessClaims } from '../../../server/src/modules/accounts/accessToken.ts'
import type { App } from '../../../server/src/plugins/app.ts'
import type { Config } from '../../../server/src/config/config.ts'
import { browserOf, type Browser } from './browser.ts'
import { newCustomerCartIn } from './customerCart.ts'

/**
 * Those who ask for something that is somebody's, the owner last: only they may have it (API-05). Of the tokens that
 * aren't believed one stands here; they are all refused in one place.
 */
export const ACTORS = [
  'nobody',
  'another guest',
  'another customer',
  'the owner’s expired token',
  'the owner',
] as const
export type Actor = (typeof ACTORS)[number]

/**
 * Everybody, each in a browser of their own with its cookies and csrf token. The owner is a customer whose browser is
 * also a guest's; of the thieves each has the text that they are called by and nothing else of the owner.
 */
export async function createActors(
  app: App,
  { secret }: Pick<Config, 'secret'>,
): Promise<{ actors: Record<Actor, Browser>; ownerId: string }> {
  const own = browserOf(app)
  const { ownerId } = await newCustomerCartIn(own)
  const access = own.accessToken ?? ''
  const claims = claimsOf(access)
  const before = createAccessTokens({ secret, seconds: -60 })
  const other = browserOf(app)
  await newCustomerCartIn(other)

  const thief = async (accessToken: string | null) => {
    const browser = browserOf(app)
    await browser.ask('/v1/csrf/')
    browser.accessToken = accessToken
    return browser
  }
  const actors: Record<Actor, Browser> = {
    nobody: await thief(null),
    'another guest': await thief(null),
    'another customer': other,
    'the owner’s expired token': await thief(await before.make(claims)),
    'the owner': own,
  }
  return { actors, ownerId }
}

function claimsOf(access: string): AccessClaims {
  const payload = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string
    sid: string
    epoch: number
  }
  return { userId: payload.user_id, sessionId: payload.sid, epoch: payload.epoch }
}
