import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { deriveKey } from '../../../server/src/modules/accounts/secrets.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { startProviders } from './provider.ts'
import { atProvider, begin, comeBack, signIn } from './walk.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const { google, facebook, said, social } = await startProviders()
const lines: string[] = []
const publicUrl = 'http://localhost'
const database = await testApp({ config: { social, publicUrl }, log: (line) => lines.push(line) })
const { app, config } = database

const FAILED = '/orders#login-failed=google'

/** A browser that is on its way back, with everything in order. */
async function onTheWay() {
  said.account = { sub: 'r-1', email: 'refused@example.ge' }
  said.change = () => undefined
  const shopper = await newShopper(app)
  const back = await atProvider(await begin(shopper, 'google', '/orders'))
  return { shopper, back, kept: shopper.cookies.get('signin-google') ?? '' }
}

function reasons(): string[] {
  return lines.splice(0).flatMap((line) => {
    const { event } = JSON.parse(line) as { event?: string }
    return event === undefined ? [] : [event]
  })
}

test('AUTH-06 an answer counts once, even with a cookie that was kept', async () => {
  const { shopper, back, kept } = await onTheWay()
  expect((await comeBack(shopper, back)).headers.location).toBe('/orders#logged-in=google')
  expect(shopper.cookies.get('signin-google')).toBe('')
  expect((await comeBack(shopper, back)).headers.location).toBe('/#login-failed=google')
  const { exchanges } = said
  shopper.cookies.set('signin-google', kept)
  expect((await comeBack(shopper, back)).headers.location).toBe(FAILED)
  expect(said.exchanges).toBe(exchanges)
  expect(reasons()).toEqual(['social sign-in: notBegun', 'social sign-in: usedState'])
})

test('AUTH-06 of many answers at once one counts', async () => {
  const { shopper, back, kept } = await onTheWay()
  const url = `${back.pathname}${back.search}`
  const headers = { cookie: `signin-google=${kept}` }
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.inject({ url, headers })))
  const good = answers.filter(({ headers: { location } }) => location === '/orders#logged-in=google')
  expect(good).toHaveLength(1)
  expect(shopper.cookies.has('refresh_token')).toBe(false)
  expect(reasons()).toHaveLength(5)
})

test('AUTH-06 another state, or none, is refused before the provider is asked', () =>
  eachRow(
    [
      ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
      ['no state', (back: URL) => back.searchParams.delete('state')],
    ],
    async (_what, forge) => {
      const { shopper, back } = await onTheWay()
      const { exchanges } = said
      forge(back)
      expect((await comeBack(shopper, back)).headers.location).toBe(FAILED)
      expect(said.exchanges).toBe(exchanges)
      expect(reasons()).toEqual(['social sign-in: otherState'])
    },
  ))

test('AUTH-06 an answer is useless in another browser', async () => {
  const [one, other] = [await onTheWay(), await onTheWay()]
  expect((await comeBack(one.shopper, other.back)).headers.location).toBe(FAILED)
  expect(one.shopper.cookies.has('refresh_token')).toBe(false)
  expect(reasons()).toEqual(['social sign-in: otherState'])
})

test('AUTH-06 a cookie that is missing, changed, forged, old or another provider’s is refused', async () => {
  const { back, kept, shopper } = await onTheWay()
  const [header = '', payload = '', signature = ''] = kept.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const signed = (secret: string, audience: string, end: number) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setExpirationTime(Math.floor(Date.now() / 1000) + end)
      .sign(deriveKey(secret, 'social sign-in'))
  const changed = Buffer.from(JSON.stringify({ ...claims, next: '/cart' })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const cookies = [
    '',
    'x',
    `${header}.${changed}.${signature}`,
    `${none}.${payload}.`,
    await signed('another secret, just as long as ours', 'google', 60),
    await signed(config.secret, 'google', -1),
    await signed(config.secret, 'facebook', 60),
  ]
  for (const cookie of cookies) {
    shopper.cookies.set('signin-google', cookie)
    expect((await comeBack(shopper, back)).headers.location).toBe('/#login-failed=google')
  }
  expect(reasons()).toEqual(cookies.map(() => 'social sign-in: notBegun'))
  shopper.cookies.set('signin-google', await signed(config.secret, 'google', 60))
  expect((await comeBack(shopper, back)).headers.location).toBe('/orders#logged-in=google')
})

test('AUTH-06 an identity token that isn’t for this sign-in is refused', () =>
  eachRow(
    [
      ['another nonce', { nonce: 'another' }],
      ['no nonce', { nonce: undefined }],
      ['another audience', { aud: 'another-shop' }],
      ['another issuer', { iss: 'https://evil.example' }],
      ['an end that is past', { exp: 1 }],
      ['no subject', { sub: undefined }],
    ],
    async (_what, claims) => {
      const { shopper, back } = await onTheWay()
      said.change = (token) => Object.assign(token.payload, claims)
      expect((await comeBack(shopper, back)).headers.location).toBe(FAILED)
      expect(shopper.cookies.has('refresh_token')).toBe(false)
      expect(reasons()).toEqual(['social sign-in: provider'])
    },
  ))

test('AUTH-06 a code that the provider has seen before is refused', async () => {
  const [one, other] = [await onTheWay(), await onTheWay()]
  await comeBack(one.shopper, one.back)
  reasons()
  other.back.searchParams.set('code', one.back.searchParams.get('code') ?? '')
  expect((await comeBack(other.shopper, other.back)).headers.location).toBe(FAILED)
  expect(reasons()).toEqual(['social sign-in: provider'])
})

test('AUTH-06 a stolen code is useless, by PKCE', async () => {
  const [owner, thief] = [await onTheWay(), await onTheWay()]
  const { exchanges } = said
  thief.back.searchParams.set('code', owner.back.searchParams.get('code') ?? '')
  expect((await comeBack(thief.shopper, thief.back)).headers.location).toBe(FAILED)
  // The provider itself has said no.
  expect(said.exchanges).toBe(exchanges)
  expect(reasons()).toEqual(['social sign-in: provider'])
})

test('AUTH-06 after declining at the provider the browser is back on the same page', async () => {
  google.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  })
  const { shopper, back } = await onTheWay()
  expect((await comeBack(shopper, back)).headers.location).toBe(FAILED)
  expect(reasons()).toEqual(['social sign-in: declined'])
})

test('AUTH-06 a provider’s failure is reported', () =>
  eachOf(['google', 'facebook'], async (provider) => {
    said.account = { sub: 'r-2', email: `failing-${provider}@example.ge` }
    const server = { google, facebook }[provider]
    const failing = (response: { statusCode: number; body: object }) =>
      Object.assign(response, { statusCode: 500, body: {} })
    server.service.once('beforeResponse', failing)
    const shopper = await newShopper(app)
    expect((await signIn(shopper, provider)).headers.location).toBe(`/#login-failed=${provider}`)
    if (provider === 'facebook') {
      server.service.once('beforeUserinfo', (response: { statusCode: number }) => (response.statusCode = 500))
      expect((await signIn(shopper, provider)).headers.location).toBe(`/#login-failed=${provider}`)
    }
    expect((await signIn(shopper, provider)).headers.location).toBe(`/#logged-in=${provider}`)
  }))

test('AUTH-06 an unreachable provider is reported, and asked again at the next sign-in', async () => {
  const { issuer = '' } = social.google ?? {}
  const other = await testApp({ database, config: { social, publicUrl } })
  const shopper = await newShopper(other.app)
  const gone = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'))
  expect((await begin(shopper, 'google', '/orders')).headers.location).toBe(FAILED)
  gone.mockRestore()
  expect((await begin(shopper, 'google')).headers.location).toContain(`${issuer}/authorize?`)
})

test('AUTH-06 503 with a sentence for a provider that isn’t offered', () =>
  eachOf(['google', 'facebook'], async (provider) => {
    const other = await testApp({ database })
    for (const call of ['login', 'callback']) {
      const answer = await other.app.inject({
        url: `/v1/accounts/${provider}/${call}/`,
        headers: { 'accept-language': 'en' },
      })
      expect(answer.statusCode).toBe(503)
      const name = { google: 'Google', facebook: 'Facebook' }[provider]
      expect(answer.json()).toEqual({ detail: `${name} sign-in is not available in this shop.` })
    }
  }))

test('AUTH-06 failures from one address have the limit of logins, and successes don’t count', async () => {
  const limits = { ...config.accounts.limits, loginAddress: 2 }
  const limited = await testApp({
    config: { social, publicUrl, accounts: { ...config.accounts, limits } },
  })
  said.account = { sub: 'r-3', email: 'limited@example.ge' }
  said.change = () => undefined
  const shopper = await newShopper(limited.app)
  for (const _ of [1, 2, 3])
    expect((await signIn(shopper, 'google')).headers.location).toBe('/#logged-in=google')
  said.change = (token) => Object.assign(token.payload, { nonce: 'another' })
  for (const _ of [1, 2]) await signIn(shopper, 'google')
  const { exchanges } = said
  said.change = () => undefined
  expect((await signIn(shopper, 'google')).headers.location).toBe('/#login-failed=google')
  expect(said.exchanges).toBe(exchanges)
})

test('AUTH-06 F-13 no data of a sign-in is logged', async () => {
  lines.length = 0
  const { shopper, back, kept } = await onTheWay()
  said.account = { sub: 'canarysub', email: 'canary@example.ge' }
  await comeBack(shopper, back)
  const failing = await onTheWay()
  said.change = (token) => Object.assign(token.payload, { nonce: 'canarynonce' })
  await comeBack(failing.shopper, failing.back)
  const log = lines.join('')
  expect(log).toContain('social sign-in: provider')
  expect(log).not.toMatch(/canary|google secret/)
  const secrets = [kept, ...back.searchParams.values(), ...failing.back.searchParams.values()]
  for (const secret of [...secrets, shopper.cookies.get('accessToken') ?? 'none'])
    expect(log).not.toContain(secret)
})
