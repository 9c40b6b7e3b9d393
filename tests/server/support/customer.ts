import { tokensSchema, userSchema, type Register, type User } from '@dukani/contracts'
import type { InjectOptions } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { App } from '../../../server/src/plugins/app.ts'
import { newShopper, type Shopper } from './shopper.ts'

/** A password that every customer of the tests may have. */
export const PASSWORD = 'ზღვის ქარი 4815'

/** A browser in which somebody is logged in: its calls carry the bearer token. */
export interface Customer extends Shopper {
  user: User
  accessToken: string
  refreshToken: string
}

/** A person whom the shop doesn't know yet, as they fill in the form. */
export function newPerson(changes: Partial<Register> = {}): Register {
  return {
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    email: `nino.${randomBytes(6).toString('hex')}@example.ge`,
    idnumber: '01024012345',
    phone_number: '+995555123456',
    password: PASSWORD,
    ...changes,
  }
}

/** Opens a browser, registers somebody in it and logs them in. */
export async function newCustomer(app: App, person: Register = newPerson()): Promise<Customer> {
  const shopper = await newShopper(app)
  const registered = await shopper.post('/v1/accounts/register/', person)
  if (registered.statusCode !== 201) throw new Error(`not registered: ${registered.body}`)
  return loggedIn(shopper, person)
}

/** Logs somebody who is registered in, in this browser. */
export async function loggedIn(
  shopper: Shopper,
  { email, password }: Pick<Register, 'email' | 'password'>,
): Promise<Customer> {
  const answer = await shopper.post('/v1/accounts/login/', { email, password })
  if (answer.statusCode !== 200) throw new Error(`not logged in: ${answer.body}`)
  const { access, refresh } = tokensSchema.parse(answer.json())
  const bearer = withBearer(shopper, access)
  const me = await bearer.get(`/v1/accounts/users/${userIdOf(access)}/`)
  return { ...bearer, user: userSchema.parse(me.json()), accessToken: access, refreshToken: refresh }
}

/** The same browser, all of whose calls carry an access token. */
export function withBearer(shopper: Shopper, accessToken: string): Shopper {
  const carrying = (options: InjectOptions = {}): InjectOptions => ({
    ...options,
    headers: { authorization: `Bearer ${accessToken}`, ...options.headers },
  })
  return {
    cookies: shopper.cookies,
    get: (url, options) => shopper.get(url, carrying(options)),
    post: (url, body, options) => shopper.post(url, body, carrying(options)),
    put: (url, body, options) => shopper.put(url, body, carrying(options)),
    patch: (url, body, options) => shopper.patch(url, body, carrying(options)),
    delete: (url, options) => shopper.delete(url, carrying(options)),
  }
}

/** Whose access token it is, read as the storefront does: without its signature (AUTH-14). */
export function userIdOf(accessToken: string): string {
  const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string
  }
  return payload.user_id
}
