import { userSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identities } from '../../../server/src/db/accountSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { cookiesOf, refresh } from '../accounts/calls.ts'
import { newCustomer, userIdOf, withBearer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { startProviders } from './provider.ts'
import { atProvider, begin, comeBack, signIn } from './walk.ts'
import { eachRow } from '../support/eachRow.ts'

const { said, social } = await startProviders()
const { app, db } = await testApp({ config: { social, publicUrl: 'http://localhost' } })

const WEEK_S = 7 * 24 * 60 * 60

describe.each(['google', 'facebook'] as const)('AUTH-06 API-04 with %s', (provider) => {
  const email = `nino@${provider}.example.ge`

  test('a new person is signed in, on the page where they were, with a new account', async () => {
    said.account = { sub: 'n-1', email: ` Nino@${provider}.example.ge ` }
    const shopper = await newShopper(app)
    const answer = await signIn(shopper, provider, '/product/7?specification=3#reviews')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`/product/7?specification=3#logged-in=${provider}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe('')

    const { accessToken, refresh_token, sb, csrftoken } = cookiesOf(answer)
    const readable = { path: '/', sameSite: 'Lax', maxAge: WEEK_S, value: expect.any(String) as string }
    expect(accessToken).toEqual({ name: 'accessToken', ...readable })
    expect(refresh_token).toEqual({ name: 'refresh_token', ...readable })
    expect(sb).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(csrftoken?.httpOnly).toBeUndefined()

    const access = accessToken?.value ?? ''
    const me = await withBearer(shopper, access).get(`/v1/accounts/users/${userIdOf(access)}/`)
    expect(userSchema.parse(me.json())).toMatchObject({
      ...{ email, first_name: 'Nino', last_name: 'Beridze', idnumber: '', phone_number: '' },
    })
    expect((await refresh(shopper)).statusCode).toBe(200)
    const [user] = await db.select().from(users).where(eq(users.email, email))
    expect(user?.passwordHash).toBeNull()
    expect(user?.emailVerifiedAt !== null).toBe(provider === 'google')
  })

  test('they are recognised by the provider’s id, whatever their e-mail is now', async () => {
    const before = await db.$count(users)
    said.account = { sub: 'n-1', email: 'another@example.ge' }
    const answer = await signIn(await newShopper(app), provider)
    const [user] = await db.select().from(users).where(eq(users.email, email))
    expect(answer.headers.location).toBe(`/#logged-in=${provider}`)
    expect(userIdOf(cookiesOf(answer)['accessToken']?.value ?? '')).toBe(user?.id)
    expect(await db.$count(users)).toBe(before)
  })

  test('two tabs at once create one account', async () => {
    said.account = { sub: 'n-2', email: `two@${provider}.example.ge` }
    const answers = await Promise.all([1, 2, 3, 4].map(async () => signIn(await newShopper(app), provider)))
    const ids = answers.map((answer) => userIdOf(cookiesOf(answer)['accessToken']?.value ?? ''))
    expect(new Set(ids).size).toBe(1)
    expect(await db.$count(identities, eq(identities.userId, ids[0] ?? ''))).toBe(1)
  })

  test('the unverified e-mail of an account with a password doesn’t open it', async () => {
    const customer = await newCustomer(app)
    const before = await db.$count(users)
    said.account = { sub: 'n-3', email: customer.user.email }
    const shopper = await newShopper(app)
    const answer = await signIn(shopper, provider, '/profile')
    expect(answer.headers.location).toBe(`/profile#login-failed=${provider}`)
    expect(Object.keys(cookiesOf(answer))).not.toContain('accessToken')
    expect(shopper.cookies.has('refresh_token')).toBe(false)
    expect([await db.$count(users), await db.$count(identities, eq(identities.subject, 'n-3'))]).toEqual([
      ...[before, 0],
    ])
  })

  test('without an e-mail no account is created', async () => {
    said.account = { sub: 'n-4' }
    const answer = await signIn(await newShopper(app), provider)
    expect(answer.headers.location).toBe(`/#login-failed=${provider}`)
  })

  test('the browser is redirected with PKCE, a state and the shop’s own address', async () => {
    const answer = await begin(await newShopper(app), provider)
    const { searchParams } = new URL(answer.headers.location ?? '')
    const [state, challenge, nonce] = ['state', 'code_challenge', 'nonce'].map((name) =>
      searchParams.get(name),
    )
    expect(state).toMatch(/^[\w-]{43}$/)
    expect(challenge).toMatch(/^[\w-]{43}$/)
    if (provider === 'google') expect(nonce).toMatch(/^[\w-]{43}$/)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: `shop-at-${provider}`, response_type: 'code', code_challenge_method: 'S256' },
      redirect_uri: `http://localhost/v1/accounts/${provider}/callback/`,
    })
    expect(cookiesOf(answer)[`signin-${provider}`]).toMatchObject({
      ...{ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
    })
  })

  test('the cookies of a session on https are its own', async () => {
    const secure = await testApp({ config: { social, publicUrl: 'https://shop.example' } })
    said.account = { sub: 'n-9', email: 'https@example.ge' }
    const shopper = await newShopper(secure.app)
    const host = { headers: { host: 'shop.example' } }
    const begun = await shopper.get(`/v1/accounts/${provider}/login/`, host)
    expect(cookiesOf(begun)[`__Host-signin-${provider}`]).toMatchObject({ secure: true, sameSite: 'Lax' })
    const back = await atProvider(begun)
    expect(back.origin).toBe('https://shop.example')
    const answer = await shopper.get(`${back.pathname}${back.search}`, host)
    const { accessToken, ...cookies } = cookiesOf(answer)
    expect(accessToken).toMatchObject({ sameSite: 'None', secure: true })
    expect(cookies['__Host-sb']).toMatchObject({ httpOnly: true, secure: true })
  })
})

test('AUTH-06 the Facebook Graph API is called with an app secret proof, and no token is in an address', async () => {
  said.account = { sub: 'n-1', email: 'nino@facebook.example.ge' }
  said.graph.length = 0
  await signIn(await newShopper(app), 'facebook')
  const [address = ''] = said.graph
  const { searchParams } = new URL(address, 'http://graph')
  expect([...searchParams.keys()]).toEqual(['fields', 'appsecret_proof'])
  expect(searchParams.get('appsecret_proof')).toMatch(/^[\da-f]{64}$/)
})

describe('AUTH-06 an e-mail that an account has', () => {
  const proved = async (verified: boolean) => {
    const { user } = await newCustomer(app)
    if (verified)
      await db
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, String(user.id)))
    return user
  }

  test('opens it if it is verified here and at the provider', () =>
    eachRow(
      [
        [true, true, 'logged-in'],
        [true, false, 'login-failed'],
        [false, true, 'login-failed'],
        [false, false, 'login-failed'],
      ],
      async (here, there, outcome) => {
        const user = await proved(here)
        said.account = { sub: `s-${user.id}`, email: user.email, verified: there }
        const answer = await signIn(await newShopper(app), 'google')
        expect(answer.headers.location).toBe(`/#${outcome}=google`)
        const linked = await db
          .select()
          .from(identities)
          .where(eq(identities.userId, String(user.id)))
        expect(linked.map(({ subject }) => subject)).toEqual(outcome === 'logged-in' ? [`s-${user.id}`] : [])
      },
    ))

  test('an unverified one creates an account with an unverified e-mail', async () => {
    said.account = { sub: 'u-1', email: 'unproved@example.ge', verified: false }
    const answer = await signIn(await newShopper(app), 'google')
    expect(answer.headers.location).toBe('/#logged-in=google')
    const [user] = await db.select().from(users).where(eq(users.email, 'unproved@example.ge'))
    expect(user?.emailVerifiedAt).toBeNull()
  })
})

describe('AUTH-06 an account that was created with an unverified e-mail', () => {
  const email = 'owner@example.ge'
  const outcome = async (provider: 'google' | 'facebook') =>
    (await signIn(await newShopper(app), provider)).headers.location

  test('belongs to its owner alone from the moment at which they verify it', async () => {
    said.account = { sub: 'squatter', email }
    expect(await outcome('facebook')).toBe('/#logged-in=facebook')
    said.account = { sub: 'owner', email }
    expect(await outcome('google')).toBe('/#login-failed=google')
    await db
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.email, email))
    expect(await outcome('google')).toBe('/#logged-in=google')
    said.account = { sub: 'squatter', email }
    expect(await outcome('facebook')).toBe('/#login-failed=facebook')
    said.account = { sub: 'owner', email }
    expect(await outcome('google')).toBe('/#logged-in=google')
  })

  test('opens again for its creator, once the provider says that the e-mail is theirs', async () => {
    said.account = { sub: 'late', email: 'late@example.ge', verified: false }
    expect(await outcome('google')).toBe('/#logged-in=google')
    await db
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.email, 'late@example.ge'))
    expect(await outcome('google')).toBe('/#login-failed=google')
    said.account = { sub: 'late', email: 'late@example.ge' }
    expect(await outcome('google')).toBe('/#logged-in=google')
    said.account = { sub: 'late' }
    expect(await outcome('google')).toBe('/#logged-in=google')
  })
})

test('AUTH-06 a browser without a guest cookie can write after it', async () => {
  said.account = { sub: 'g-1', email: 'fresh@example.ge' }
  const shopper = await newShopper(app)
  shopper.cookies.clear()
  const answer = await comeBack(shopper, await atProvider(await begin(shopper, 'google')))
  expect(answer.headers.location).toBe('/#logged-in=google')
  expect((await refresh(shopper)).statusCode).toBe(200)
})
