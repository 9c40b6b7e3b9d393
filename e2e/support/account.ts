import type { Login, Register, Tokens } from '@dukani/contracts'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'

/** A person without an account, with a unique e-mail address. */
export function newPerson(): Register {
  return {
    first_name: 'ეკა',
    last_name: 'გამოცდელი',
    email: `${crypto.randomUUID()}@journey.example`,
    idnumber: '01234567890',
    phone_number: '555 12 34 56',
    password: `მთა და ბარი ${crypto.randomUUID()}`,
  }
}

/** Creates an account for a new person through the API. */
export async function newAccount(request: APIRequestContext): Promise<Register> {
  const person = newPerson()
  await post(request, '/v1/accounts/register/', person)
  return person
}

/** Requests an access token from the API. */
export async function accessTokenOf(request: APIRequestContext, { email, password }: Login): Promise<string> {
  const tokens = (await post(request, '/v1/accounts/login/', { email, password })) as Tokens
  return tokens.access
}

/**
 * Logs a browser in without the modal: with the server's own cookies and the session's two (AUTH-10). Pages that
 * are opened after it are the customer's.
 * @param url the shop's address
 */
export async function logInByCookies(
  context: BrowserContext,
  { email, password }: Login,
  url: string,
): Promise<void> {
  const tokens = await post(context.request, '/v1/accounts/login/', { email, password })
  const { access, refresh } = tokens as Tokens
  const session = { accessToken: access, refresh_token: refresh }
  await context.addCookies(
    Object.entries(session).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const })),
  )
}

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const csrf = await request.get('/v1/csrf/')
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await request.post(path, { data, headers: { 'X-CSRFToken': csrfToken } })
  await expect(answer).toBeOK()
  return answer.json()
}

/** A cookie's value in the browser; null when it isn't there. */
export async function cookieOf(context: BrowserContext, name: string): Promise<string | null> {
  const cookies = await context.cookies()
  return cookies.find((cookie) => cookie.name === name)?.value ?? null
}

/** Makes the access token expired, as the browser reads it. */
export async function expireAccessToken(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'accessToken')
  if (cookie === undefined) throw new Error('nobody is logged in')
  const [header = '', payload = '', signature = ''] = cookie.value.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number; iat: number }
  const past = { ...claims, iat: claims.iat - 3600, exp: claims.exp - 3600 }
  const value = [header, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.')
  await context.addCookies([{ ...cookie, value }])
}
