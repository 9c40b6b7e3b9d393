import { describe, expect, test } from 'vitest'
import { newCustomer, newPerson, PASSWORD } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { cookiesOf, login, logout, refresh, register } from './calls.ts'
import { eachRow } from '../support/eachRow.ts'

const database = await testApp()
const { app } = database
const person = newPerson()
await newCustomer(app, person)

const WEEK_S = 7 * 24 * 60 * 60

describe('AUTH-10 the refresh token’s cookie', () => {
  test('is Lax at a local address, elsewhere None and Secure, at login and at refresh', () =>
    eachRow(
      [
        ['localhost:3000', 'Lax'],
        ['shop.localhost', 'Lax'],
        ['127.0.0.1:3000', 'Lax'],
        ['[::1]:3000', 'Lax'],
        ['192.168.1.20', 'Lax'],
        ['10.0.0.7:3000', 'Lax'],
        ['172.16.0.1', 'Lax'],
        ['172.31.255.255', 'Lax'],
        ['[fe80::1]:3000', 'Lax'],
        ['nas.local', 'Lax'],
        ['172.32.0.1', 'None'],
        ['192.169.0.1', 'None'],
        ['shop.example', 'None'],
        ['localhost.shop.example', 'None'],
        ['192.168.1.20.shop.example', 'None'],
        ['[2001:db8::1]', 'None'],
      ],
      async (host, sameSite) => {
        const shopper = await newShopper(app)
        const at = { headers: { host } }
        for (const answer of [
          await login(shopper, { email: person.email, password: PASSWORD }, at),
          await refresh(shopper, at),
        ]) {
          expect(answer.statusCode).toBe(200)
          const { refresh_token } = cookiesOf(answer)
          expect(refresh_token).toEqual({
            ...{
              name: 'refresh_token',
              value: expect.any(String) as string,
              path: '/',
              maxAge: WEEK_S,
              sameSite,
            },
            ...(sameSite === 'None' && { secure: true }),
          })
        }
        const gone = cookiesOf(await logout(shopper, null, at))['refresh_token']
        expect(gone).toMatchObject({ value: '', path: '/', sameSite, expires: new Date(0) })
      },
    ))
})

describe('the cookie that binds a session to its browser', () => {
  const https = { config: { publicUrl: 'https://shop.example' } }

  test('has the __Host- prefix on https, and is required there by that name', async () => {
    const secure = await testApp({ database, ...https })
    const shopper = await newShopper(secure.app)
    const at = { headers: { host: 'shop.example' } }
    const cookies = cookiesOf(await login(shopper, { email: person.email, password: PASSWORD }, at))
    expect(cookies).not.toHaveProperty('sb')
    expect(cookies['__Host-sb']).toEqual({
      ...{
        name: '__Host-sb',
        value: expect.stringMatching(/^[\w-]{43}$/) as string,
        maxAge: 30 * 24 * 60 * 60,
      },
      ...{ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    })
    expect((await refresh(shopper, at)).statusCode).toBe(200)
    // Under the plain name anybody below the domain could have set it.
    shopper.cookies.set('sb', shopper.cookies.get('__Host-sb') ?? '')
    shopper.cookies.delete('__Host-sb')
    await shopper.get('/v1/csrf/', at)
    expect((await refresh(shopper, at)).statusCode).toBe(401)
    const gone = cookiesOf(await logout(shopper, null, at))['__Host-sb']
    expect(gone).toMatchObject({ value: '', path: '/', secure: true, httpOnly: true })
  })

  test('is SameSite=None for a storefront on another site that the shop has configured', async () => {
    const origin = 'https://front.example'
    const named = await testApp({ database, config: { ...https.config, corsOrigins: [origin] } })
    const shopper = await newShopper(named.app)
    const at = { headers: { host: 'shop.example', origin, 'sec-fetch-site': 'cross-site' } }
    const answer = await login(shopper, { email: person.email, password: PASSWORD }, at)
    expect(cookiesOf(answer)['__Host-sb']).toMatchObject({ secure: true, sameSite: 'None', httpOnly: true })
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    const exposed = String(answer.headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(['Retry-After', 'X-Request-Id', 'Idempotent-Replayed'])
  })
})

test('no cookie of an account exceeds the browsers’ limit, and registering sets none', async () => {
  const shopper = await newShopper(app)
  const registered = await register(shopper, newPerson())
  expect(registered.headers).not.toHaveProperty('set-cookie')
  const answer = await login(shopper, { email: person.email, password: PASSWORD })
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) expect(line.length).toBeLessThan(4096)
  expect(answer.json<{ access: string }>().access.length).toBeLessThan(2_000)
})
