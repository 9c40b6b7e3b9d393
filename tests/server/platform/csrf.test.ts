import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const { app, config } = await testApp({ database })

// What a write without a fault in its security is answered here: there is no such product.
const THROUGH = 400
const body = {
  product_id: '01890000-0000-7000-8000-000000000000',
  quantity: 1,
  session_id: '7f4df2a5-9b5c-4b7e-8a43-6a2f6d1c7a11',
}

async function write(headers: InjectOptions['headers'], payload: InjectOptions['payload'] = body) {
  return app.inject({
    method: 'POST',
    url: '/v1/cart/items/',
    payload,
    headers: { host: 'shop.test', ...headers },
  })
}

async function proof() {
  const { cookies } = await newShopper(app)
  const token = cookies.get('csrftoken') ?? ''
  return {
    sid: cookies.get('cart_sid') ?? '',
    token,
    cookie: `cart_sid=${cookies.get('cart_sid')}; csrftoken=${token}`,
  }
}

test('API-01 GET /v1/csrf/ gives the token as cookie and in its body, and the guest cookie that it is bound to', async () => {
  const answer = await app.inject({ url: '/v1/csrf/' })
  const [guest, token] = answer.cookies
  expect(guest).toMatchObject({ name: 'cart_sid', httpOnly: true, path: '/', sameSite: 'Lax' })
  expect(guest?.value).toMatch(/^[\w-]{43}$/)
  expect(token).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' })
  expect(token).not.toHaveProperty('httpOnly')
  expect(token).not.toHaveProperty('secure')
  expect(answer.json()).toEqual({ csrfToken: token?.value })
})

test('API-01 a cart is read with both cookies, and a valid token is not replaced', async () => {
  const first = await app.inject({ url: `/v1/cart/?session_id=${body.session_id}` })
  expect(first.cookies.map(({ name }) => name)).toEqual(['cart_sid', 'csrftoken'])
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const second = await app.inject({ url: '/v1/csrf/', headers: { cookie } })
  expect(second.cookies).toEqual([])
  expect(second.json()).toEqual({ csrfToken: first.cookies[1]?.value })
})

test('API-01 a write with the token in cookie and header goes through', async () => {
  const { cookie, token } = await proof()
  const answer = await write({ cookie, 'x-csrftoken': token })
  expect(answer.statusCode).toBe(THROUGH)
  expect(answer.json()).not.toHaveProperty('code')
})

test('API-01 every changing method is refused without a token, and nothing is done', async () => {
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    const url = method === 'POST' ? '/v1/cart/items/' : `/v1/cart/items/${body.product_id}/`
    const answer = await app.inject({ method, url, headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      detail: 'The security check failed. Reload the page and try again.',
      code: 'csrf',
    })
  }
})

test('API-01 a token that is missing, made up, truncated, or in only one place is refused', async () => {
  const { cookie, token, sid } = await proof()
  const madeUp = 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const attempts: InjectOptions['headers'][] = [
    { cookie },
    { 'x-csrftoken': token },
    { cookie: `cart_sid=${sid}`, 'x-csrftoken': token },
    { cookie: `csrftoken=${token}`, 'x-csrftoken': token },
    { cookie: `cart_sid=${sid}; csrftoken=${madeUp}`, 'x-csrftoken': madeUp },
    { cookie, 'x-csrftoken': token.slice(0, -1) },
    { cookie: `cart_sid=${sid}; csrftoken=x`, 'x-csrftoken': 'x' },
    { cookie: `cart_sid=${sid}; csrftoken=`, 'x-csrftoken': '' },
  ]
  for (const headers of attempts) expect((await write(headers)).statusCode).toBe(403)
})

test('API-01 a token of another session, though made by this server, is refused', async () => {
  const mine = await proof()
  const theirs = await proof()
  const cookie = `cart_sid=${mine.sid}; csrftoken=${theirs.token}`
  expect((await write({ cookie, 'x-csrftoken': theirs.token })).statusCode).toBe(403)
})

test('API-01 a token made with another secret is refused', async () => {
  const other = await testApp({ database, config: { secret: 'another secret, just as long as the first' } })
  const { cookies } = await newShopper(other.app)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await write({ cookie, 'x-csrftoken': cookies.get('csrftoken') })).statusCode).toBe(403)
})

test('API-01 a form or a text, which a page of another site can send, is refused', async () => {
  const { cookie, token } = await proof()
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    expect((await write({ cookie, 'content-type': type }, 'a=1')).statusCode).toBe(403)
    // Nor would it with a token that leaked.
    const leaked = await write({ cookie, 'content-type': type, 'x-csrftoken': token }, JSON.stringify(body))
    expect(leaked.statusCode).toBe(415)
  }
})

test('API-01 a write is refused when the browser reports another site, even with a valid token', async () => {
  const { cookie, token } = await proof()
  const good = { cookie, 'x-csrftoken': token }
  for (const origin of [
    'https://evil.example',
    'null',
    'http://shop.test:81',
    'http://shop.test.evil.example',
    'x',
  ]) {
    expect([origin, (await write({ ...good, origin })).statusCode]).toEqual([origin, 403])
  }
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect([site, (await write({ ...good, 'sec-fetch-site': site })).statusCode]).toEqual([site, 403])
  }
  expect(
    (await write({ ...good, origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' })).statusCode,
  ).toBe(THROUGH)
  expect((await write({ ...good, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(THROUGH)
})

test('cookies are Secure over https, and SameSite=None only for a storefront that the shop has configured', async () => {
  const origin = 'https://shop.example'
  const named = await testApp({
    database,
    config: { corsOrigins: [origin], publicUrl: 'https://api.example' },
  })
  const cookiesFor = async (headers: Record<string, string>) =>
    (await named.app.inject({ url: '/v1/csrf/', headers })).cookies.map(({ secure, sameSite }) => [
      secure,
      sameSite,
    ])
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect(await cookiesFor({})).toEqual([
    [true, 'Lax'],
    [true, 'Lax'],
  ])
  expect(await cookiesFor({ ...crossSite, origin })).toEqual([
    [true, 'None'],
    [true, 'None'],
  ])
  expect(await cookiesFor({ ...crossSite, origin: 'https://evil.example' })).toEqual([
    [true, 'Lax'],
    [true, 'Lax'],
  ])
})

test('cross-origin calls are answered only for the configured origin, with credentials and the headers of API-01', async () => {
  const origin = 'https://shop.example'
  const { app: named } = await testApp({ database, config: { corsOrigins: [origin] } })
  const preflight = async (from: string) =>
    named.inject({
      method: 'OPTIONS',
      url: '/v1/cart/items/',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrftoken',
      },
    })
  const { headers } = await preflight(origin)
  expect(headers['access-control-allow-origin']).toBe(origin)
  expect(headers['access-control-allow-credentials']).toBe('true')
  const allowed = String(headers['access-control-allow-headers']).split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining(['Authorization', 'Content-Type', 'X-CSRFToken', 'Idempotency-Key']),
  )
  expect((await preflight('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  const refused = await named.inject({ method: 'POST', url: '/v1/cart/items/', headers: { origin } })
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, origin])
  expect(config.corsOrigins).toEqual([])
})
