import { tokensSchema, type Register } from '@dukani/contracts'
import type { Database } from '../../../server/src/db/database.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { newPerson, userIdOf } from '../support/customer.ts'
import type { Browser } from './browser.ts'
import { cartCalls, type CartCalls } from './cartCalls.ts'

/** Puts a customer into the database, who can't log in by password. */
export async function storeCustomer(db: Database): Promise<{ id: string }> {
  const id = newId()
  await db.insert(users).values({ id, email: `${id}@example.ge` })
  return { id }
}

/** A customer with a cart, in a browser that may hold a guest's cart, too. */
export interface CustomerCart extends CartCalls {
  ownerId: string
  browser: Browser
  /** the guest's cart of the same browser */
  guest: CartCalls
}

/** Logs somebody into a browser, which has its cookies afterwards. */
export async function customerCartIn(
  browser: Browser,
  { ownerId, accessToken }: { ownerId: string; accessToken: string },
): Promise<CustomerCart> {
  await browser.ask('/v1/csrf/')
  browser.accessToken = accessToken
  const guest = cartCalls(browser, { session_id: browser.sessionId })
  return { ownerId, browser, guest, ...cartCalls(browser, { owner: ownerId }) }
}

/** Registers somebody new and logs them in, in this browser. */
export async function newCustomerCartIn(browser: Browser): Promise<CustomerCart & { person: Register }> {
  const person = newPerson()
  await browser.ask('/v1/csrf/')
  const registered = await browser.ask('/v1/accounts/register/', { method: 'POST', body: person })
  if (registered.status !== 201) throw new Error(`not registered: ${JSON.stringify(registered.body)}`)
  return { person, ...(await logIn(browser, person)) }
}

/** Logs somebody who is registered in, in this browser. */
export async function logIn(
  browser: Browser,
  { email, password }: Pick<Register, 'email' | 'password'>,
): Promise<CustomerCart> {
  const answer = await browser.ask('/v1/accounts/login/', { method: 'POST', body: { email, password } })
  if (answer.status !== 200) throw new Error(`not logged in: ${JSON.stringify(answer.body)}`)
  const { access } = tokensSchema.parse(answer.body)
  return customerCartIn(browser, { ownerId: userIdOf(access), accessToken: access })
}

/** Logs out, as the storefront does. */
export async function logOut(browser: Browser): Promise<void> {
  const answer = await browser.ask('/v1/accounts/logout/', { method: 'POST', body: {} })
  if (answer.status !== 200) throw new Error(`not logged out: ${JSON.stringify(answer.body)}`)
  browser.accessToken = null
}
