import type { Database } from '../../../server/src/db/database.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
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
