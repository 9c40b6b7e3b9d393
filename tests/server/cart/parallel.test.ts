import { MAX_PER_LINE, type Cart, type CartItem } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts } from '../../../server/src/db/cartSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { numbersOf } from '../search/generatedCatalogue.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { browserAt, type Answer, type Browser } from './browser.ts'
import { twoServers } from './twoServers.ts'

const STOCK = 4

const { db, pool, url } = await testDatabase()
const origin = await twoServers(url)

// The database's own diary of what was written, in the order in which it was: what the answers are held against.
await pool.query(`
  create table diary (number bigserial primary key, line uuid, before integer, after integer);
  create function write_diary() returns trigger language plpgsql as $$ begin
    insert into diary (line, before, after) values (coalesce(new.id, old.id), old.quantity, new.quantity);
    return null;
  end $$;
  create trigger diary after insert or update or delete on cart_items for each row execute function write_diary();`)
interface Entry {
  line: string
  before: number | null
  after: number | null
}
const diary = async () =>
  (await pool.query<Entry>('select line, before, after from diary order by number')).rows

/** A change that one of the guest's tabs makes. */
interface Change {
  kind: 'add' | 'change' | 'remove'
  quantity: number
  answer: Promise<Answer>
}

async function newGuest(): Promise<Browser> {
  const guest = browserAt(origin)
  await guest.ask('/v1/csrf/')
  return guest
}

function make(
  guest: Browser,
  productId: string,
  kind: Change['kind'],
  quantity: number,
  line: string,
): Change {
  const session = guest.sessionId
  const body = { product_id: productId, quantity, session_id: session }
  const answer =
    kind === 'add'
      ? guest.ask('/v1/cart/items/', { method: 'POST', body })
      : kind === 'change'
        ? guest.ask(`/v1/cart/items/${line}/`, { method: 'PATCH', body: { quantity } })
        : guest.ask(`/v1/cart/items/${line}/?session_id=${session}`, { method: 'DELETE' })
  return { kind, quantity, answer }
}

/** Holds the answers and the cart's last state against the diary. */
async function checkSerial(guest: Browser, changes: readonly Change[]): Promise<void> {
  const answers = await Promise.all(
    changes.map(async ({ kind, quantity, answer }) => ({ kind, quantity, ...(await answer) })),
  )
  const written = await diary()
  for (const { kind, status } of answers) {
    expect({ add: [201, 400], change: [200, 400, 404], remove: [204, 404] }[kind]).toContain(status)
  }

  // One after the other: each change began where the one before had ended, and none went over the limit.
  let state: { line: string | null; quantity: number | null } = { line: null, quantity: null }
  for (const { line, before, after } of written) {
    expect(before).toBe(state.quantity)
    if (before !== null) expect(line).toBe(state.line)
    expect(after ?? 1).toBeGreaterThanOrEqual(1)
    expect(after ?? 0).toBeLessThanOrEqual(Math.min(STOCK, MAX_PER_LINE))
    state = { line, quantity: after }
  }

  // What was acknowledged is what was written, no more and no less.
  const acknowledged = answers
    .filter(({ kind, status }) => kind !== 'remove' && status < 300)
    .map(({ body }) => `${String((body as CartItem).id)} ${(body as CartItem).quantity}`)
  const kept = written.filter(({ after }) => after !== null).map(({ line, after }) => `${line} ${after}`)
  expect(acknowledged.toSorted()).toEqual(kept.toSorted())
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(
    written.filter(({ after }) => after === null).length,
  )

  // Nobody was refused who would have fitted at every moment.
  const quantities = [0, ...written.map(({ after }) => after ?? 0)]
  for (const { kind, quantity, status } of answers) {
    if (kind === 'add' && status === 400) expect(Math.max(...quantities) + quantity).toBeGreaterThan(STOCK)
  }

  const { body } = await guest.ask(`/v1/cart/?session_id=${guest.sessionId}`)
  const left = (body as Cart).cart.cartitems.map(({ id, quantity }) => ({ line: id, quantity }))
  expect(left).toEqual(state.quantity === null ? [] : [state])
  expect(await db.$count(carts, eq(carts.sessionId, guest.sessionId))).toBe(1)
  await pool.query('truncate diary')
}

test('CART-07 API-05 200 changes of one line at once, over two servers, are as if made one after the other', async () => {
  const { id } = await storeProduct(db, { name: 'ჭიქა', inventory: STOCK })
  const guest = await newGuest()
  const first = make(guest, id, 'add', 1, '')
  const line = String(((await first.answer).body as CartItem).id)
  const next = numbersOf(7)
  const changes = Array.from({ length: 199 }, (_, number) => {
    const draw = next(100)
    // Few removals, late among the requests: with the line gone, changes of it have nothing left to meet on.
    const kind = draw < 45 ? 'add' : draw < 97 || number < 100 ? 'change' : 'remove'
    return make(guest, id, kind, 1 + next(6), line)
  })
  await checkSerial(guest, [first, ...changes])
})

test('CART-07 200 first pieces at once create one cart with one line', async () => {
  const { id } = await storeProduct(db, { name: 'თეფში', inventory: STOCK })
  const guest = await newGuest()
  const changes = Array.from({ length: 200 }, () => make(guest, id, 'add', 1, ''))
  await checkSerial(guest, changes)
  expect(
    (await Promise.all(changes.map(({ answer }) => answer))).filter(({ status }) => status === 201),
  ).toHaveLength(STOCK)
})

test('CART-07 twenty tabs add, change and remove the line again and again', async () => {
  const { id } = await storeProduct(db, { name: 'კოვზი', inventory: STOCK })
  const guest = await newGuest()
  const changes: Change[] = []
  let line = '00000000-0000-0000-0000-000000000000'
  const tab = async (seed: number) => {
    const next = numbersOf(seed)
    for (let number = 0; number < 10; number += 1) {
      const change = make(
        guest,
        id,
        (['add', 'add', 'change', 'remove'] as const)[next(4)] ?? 'add',
        1 + next(3),
        line,
      )
      changes.push(change)
      const { status, body } = await change.answer
      if (status === 201) line = String((body as CartItem).id)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, seed) => tab(seed)))
  await checkSerial(guest, changes)
})
