import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Shop } from './shop.ts'

/** A customer who is logged in and has a cart. */
export interface Buyer {
  id: string
  cartId: string
  accessToken: string
}

/** A product without specifications. */
export interface Goods {
  id: string
  /** GEL */
  price: number
}

/** The result of an order. */
export interface OrderAnswer {
  status: number
  ms: number
}

export interface Browser {
  cookie: string
  'x-csrftoken': string
}

const AT_ONCE = 50
const PASSWORD = 'a long one, of bench alone'

/** The cookies and the header of one browser; all customers may share them, since the token is a guest's. */
export async function openBrowser({ address }: Shop): Promise<Browser> {
  const answer = await fetch(`${address}/v1/csrf/`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { cookie: cookies.join('; '), 'x-csrftoken': csrfToken }
}

/** Customers with empty carts: one registers, the others are written with the same password; then all log in. */
export async function newBuyers(shop: Shop, database: pg.Client, count: number): Promise<Buyer[]> {
  const browser = await openBrowser(shop)
  const post = (path: string, body: object) =>
    fetch(`${shop.address}${path}`, {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const email = `${randomUUID()}@example.ge`
  const name = {
    first_name: 'Nino',
    last_name: 'Beridze',
    phone_number: '+995555123456',
    idnumber: '01001012345',
  }
  const registered = await post('/v1/accounts/register/', { ...name, email, password: PASSWORD })
  if (registered.status !== 201) throw new Error(`not registered: ${await registered.text()}`)
  const all = Array.from({ length: count }, () => ({ id: randomUUID(), cartId: randomUUID() }))
  const ids = all.map(({ id }) => id)
  await database.query(
    `insert into users (id, email, password_hash)
     select new, new || '@example.ge', password_hash from unnest($1::uuid[]) as new, users as registered
     where registered.email = $2`,
    [ids, email],
  )
  await database.query(`insert into carts (id, owner_id) select * from unnest($1::uuid[], $2::uuid[])`, [
    all.map(({ cartId }) => cartId),
    ids,
  ])
  const logIn = async ({ id, cartId }: { id: string; cartId: string }): Promise<Buyer> => {
    const answer = await post('/v1/accounts/login/', { email: `${id}@example.ge`, password: PASSWORD })
    const { access } = (await answer.json()) as { access?: string }
    if (access === undefined) throw new Error(`not logged in: ${answer.status}`)
    return { id, cartId, accessToken: access }
  }
  const buyers: Buyer[] = []
  // Not all at once: passwords are checked two at a time, and their queue is limited.
  for (let at = 0; at < all.length; at += AT_ONCE)
    buyers.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(logIn))))
  return buyers
}

/** Products without specifications. */
export async function simpleGoods({ address }: Shop): Promise<Goods[]> {
  const answer = await fetch(`${address}/v1/products/?page=1&page_size=50`)
  const { results } = (await answer.json()) as {
    results: { id: string; price: number; specifications: unknown[] }[]
  }
  return results.filter(({ specifications }) => specifications.length === 0)
}

/** Sets a product's stock, and makes one piece of it the only contents of each cart. */
export async function offer(
  database: pg.Client,
  { id }: Goods,
  stock: number,
  buyers: readonly Buyer[],
): Promise<void> {
  const carts = buyers.map(({ cartId }) => cartId)
  await database.query('update products set inventory = $2 where id = $1', [id, stock])
  await database.query('delete from cart_items where cart_id = any($1)', [carts])
  await database.query(
    `insert into cart_items (id, cart_id, product_id, quantity)
     select gen_random_uuid(), cart, $2, 1 from unnest($1::uuid[]) as cart`,
    [carts, id],
  )
}

/** Adds one piece to a customer's cart, once for an Idempotency-Key. @returns the answer, with the line's id if there is one */
export async function addToCart(
  { address }: Shop,
  browser: Browser,
  { id: owner, accessToken }: Buyer,
  { id }: Goods,
  key: string,
): Promise<{ status: number; id?: string }> {
  const answer = await fetch(`${address}/v1/cart/items/`, {
    method: 'POST',
    headers: { ...headersOf(browser, accessToken), 'idempotency-key': key },
    body: JSON.stringify({ owner, product_id: id, quantity: 1 }),
  })
  const line = (await answer.json()) as { id?: string }
  return { ...line, status: answer.status }
}

/** Removes a line from a customer's cart. */
export async function removeLine(
  { address }: Shop,
  browser: Browser,
  { id: owner, accessToken }: Buyer,
  line: string,
): Promise<{ status: number }> {
  const answer = await fetch(`${address}/v1/cart/items/${line}/?owner=${owner}`, {
    method: 'DELETE',
    headers: headersOf(browser, accessToken),
  })
  await answer.arrayBuffer()
  return { status: answer.status }
}

/**
 * Orders what is in a cart, by transfer.
 * @param key the Idempotency-Key
 * @returns the answer, with the order's id if there is one
 */
export async function order(
  { address }: Shop,
  browser: Browser,
  { accessToken }: Buyer,
  { id, price }: Goods,
  key: string = randomUUID(),
): Promise<OrderAnswer & { id?: string }> {
  const began = performance.now()
  const answer = await fetch(`${address}/v1/orders/create/`, {
    method: 'POST',
    headers: { ...headersOf(browser, accessToken), 'idempotency-key': key },
    body: JSON.stringify({
      payment_method: 'bank',
      order_items_data_input: [{ product_id: id, quantity: 1, specification_id: null }],
      subtotal: price,
      home_address: 'Rustaveli Avenue 12',
      city: 'Tbilisi',
      region: 'Mtatsminda',
      postal_code: '0108',
    }),
  })
  const created = (await answer.json()) as { id?: string }
  return { ...created, status: answer.status, ms: performance.now() - began }
}

/** What a customer's write needs. */
export function headersOf(browser: Browser, accessToken: string): Record<string, string> {
  return { ...browser, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
}
