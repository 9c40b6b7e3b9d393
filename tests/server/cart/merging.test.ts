import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { idempotencyKeys } from '../../../server/src/db/orderSchema.ts'
import { carts } from '../../../server/src/db/cartSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf, type Answer } from './browser.ts'
import { customerCartIn, storeCustomer, type CustomerCart } from './customerCart.ts'

const { app, db, pool } = await testApp({ authenticate: async (token) => ({ id: token, sessionId: token }) })
const bag = await storeProduct(db, { name: 'ჩანთა', inventory: 9 })
const scarce = await storeProduct(db, { name: 'ბეჭედი', inventory: 2 })
const soldOut = await storeProduct(db, { name: 'საათი', inventory: 0 })
const wine = await storeProduct(db, {
  name: 'საფერავი',
  inventory: 100,
  specifications: [
    { value: '0,75 ლ', priceTetri: 1999, inventory: 3 },
    { value: '1,5 ლ', priceTetri: 3500, inventory: 0 },
  ],
})
const [bottle = '', magnum = ''] = wine.specificationIds

const CHOOSE = 'გთხოვთ აირჩიოთ სპეციფიკაცია.'
const SOLD_OUT = 'ამ ვარიანტის მარაგი ამოწურულია.'
const INVALID = 'პროდუქტის ინფორმაცია არასწორია.'
const KEY_INVALID = 'Idempotency-Key არასწორია.'
const KEY_REUSED = 'ეს მოთხოვნა უკვე გაიგზავნა სხვა შიგთავსით. განაახლეთ გვერდი და სცადეთ თავიდან.'

async function newCart(): Promise<CustomerCart> {
  const { id } = await storeCustomer(db)
  return customerCartIn(browserOf(app), { ownerId: id, accessToken: id })
}

let cart: CustomerCart
beforeEach(async () => {
  cart = await newCart()
})

const withKey = (key: string = newId()) => ({ 'idempotency-key': key })
const keysKept = () => db.$count(idempotencyKeys, eq(idempotencyKeys.userId, cart.ownerId))
const replayed = ({ headers }: Answer) => headers.get('idempotent-replayed')

describe('CART-13 what still fits is merged', () => {
  test('the sum is merged, up to five', () =>
    eachRow(
      [
        ['nothing there yet', 0, 2, 2],
        ['the sum', 2, 1, 3],
        ['the sum up to five', 2, 5, 5],
        ['far over all integers', 1, 1e15, 5],
        ['a line that is full already', 5, 3, 5],
      ],
      async (_, there, more, sum) => {
        const own = await newCart()
        if (there > 0) await own.added({ product_id: bag.id, quantity: there })
        const line = await own.added({ product_id: bag.id, quantity: more }, withKey())
        expect(line).toMatchObject({ quantity: sum, product: { id: bag.id }, specification: null })
        expect(await own.read()).toEqual([line])
      },
    ))

  test('and up to the stock of the product or the specification', () =>
    eachRow(
      [
        [{ product_id: scarce.id }, 2],
        [{ product_id: wine.id, specification: bottle }, 3],
      ],
      async (goods, stock) => {
        expect(await cart.added({ ...goods, quantity: 1 }, withKey())).toMatchObject({ quantity: 1 })
        expect(await cart.added({ ...goods, quantity: 4 }, withKey())).toMatchObject({ quantity: stock })
        expect(await cart.added({ ...goods, quantity: 4 }, withKey())).toMatchObject({ quantity: stock })
      },
    ))

  test('a line above the remaining stock is lowered to it', async () => {
    const fleeting = await storeProduct(db, { name: 'ყვავილი', inventory: 9 })
    await cart.added({ product_id: fleeting.id, quantity: 4 })
    await db.update(products).set({ inventory: 3 }).where(eq(products.id, fleeting.id))
    const line = await cart.added({ product_id: fleeting.id, quantity: 2 }, withKey())
    expect(line).toMatchObject({ quantity: 3 })
    expect(await cart.read()).toEqual([line])
  })

  test('CART-07 a product that can’t be added is refused with its sentence; neither a cart nor the key is stored', () =>
    eachRow(
      [
        ['no stock', { product_id: soldOut.id }, SOLD_OUT],
        ['no stock of the specification', { product_id: wine.id, specification: magnum }, SOLD_OUT],
        ['no specification', { product_id: wine.id }, CHOOSE],
        ['another product’s specification', { product_id: bag.id, specification: bottle }, INVALID],
        ['an unknown product', { product_id: newId() }, INVALID],
      ],
      async (_, body, detail) => {
        const answer = await cart.add({ ...body, quantity: 2 }, withKey())
        expect([answer.status, answer.body]).toEqual([400, { detail }])
        expect(await db.$count(carts, eq(carts.ownerId, cart.ownerId))).toBe(0)
        expect(await keysKept()).toBe(0)
      },
    ))

  test('a refused one can be sent again with its key once the product is in stock', async () => {
    const restocked = await storeProduct(db, { name: 'თაფლი', inventory: 0 })
    const key = withKey()
    expect((await cart.add({ product_id: restocked.id }, key)).status).toBe(400)
    await db.update(products).set({ inventory: 4 }).where(eq(products.id, restocked.id))
    const answer = await cart.add({ product_id: restocked.id }, key)
    expect([answer.status, replayed(answer)]).toEqual([201, null])
    expect(await cart.read()).toHaveLength(1)
  })

  test.each(['product', 'specification'] as const)(
    'a %s that is deleted while it is merged is refused, too',
    async (what) => {
      const passing = await storeProduct(db, {
        name: 'გაზაფხული',
        specifications: [
          { value: 'S', priceTetri: 100 },
          { value: 'M', priceTetri: 100 },
        ],
      })
      const [small = ''] = passing.specificationIds
      const keeper = await pool.connect()
      try {
        await keeper.query('begin')
        if (what === 'product') await keeper.query('delete from products where id = $1', [passing.id])
        else await keeper.query('delete from specifications where id = $1', [small])
        const merging = cart.add({ product_id: passing.id, specification: small }, withKey())
        // It has seen the thing, and waits to hear whether it stays.
        const waiting = `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        await expect
          .poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count, { interval: 10 })
          .toBe(1)
        await keeper.query('commit')
        const { status, body } = await merging
        expect([status, body]).toEqual([400, { detail: what === 'product' ? INVALID : CHOOSE }])
      } finally {
        keeper.release()
      }
      expect(await keysKept()).toBe(0)
    },
  )
})

describe('CART-13 once for an Idempotency-Key', () => {
  test('when it is sent again, nothing is added, and the response is the same', async () => {
    const key = withKey()
    const body = { product_id: wine.id, specification: bottle, quantity: 1 }
    const first = await cart.add(body, key)
    expect([first.status, replayed(first)]).toEqual([201, null])
    await cart.added(body)
    const again = await cart.add(body, key)
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true'])
    expect(await cart.read()).toMatchObject([{ quantity: 2 }])
  })

  test('also if the line was removed since: it isn’t added again', async () => {
    const key = withKey()
    const first = await cart.added({ product_id: bag.id }, key)
    await cart.remove(first.id)
    const again = await cart.add({ product_id: bag.id }, key)
    expect([again.status, again.body, replayed(again)]).toEqual([201, first, 'true'])
    expect(await cart.read()).toEqual([])
  })

  test('the same key for something else is 422, and nothing changes', async () => {
    const key = withKey()
    const line = await cart.added({ product_id: bag.id }, key)
    await eachOf(
      [{ quantity: 2 }, { product_id: scarce.id }, { product_id: wine.id, specification: bottle }],
      async (change) => {
        const answer = await cart.add({ product_id: bag.id, ...change }, key)
        expect([answer.status, answer.body]).toEqual([422, { detail: KEY_REUSED }])
        expect(await cart.read()).toEqual([line])
      },
    )
  })

  test('another customer’s key is independent', async () => {
    const { id } = await storeCustomer(db)
    const other = await customerCartIn(browserOf(app), { ownerId: id, accessToken: id })
    const key = withKey()
    await cart.added({ product_id: bag.id }, key)
    await other.added({ product_id: scarce.id }, key)
    expect(await other.read()).toMatchObject([{ product: { id: scarce.id }, quantity: 1 }])
  })

  test('an invalid key is refused', async () => {
    const answer = await cart.add({ product_id: bag.id }, withKey('a b'))
    expect([answer.status, answer.body]).toEqual([400, { detail: KEY_INVALID }])
    expect(await cart.read()).toEqual([])
  })

  test('a guest’s cart ignores keys: the limit is reported, whatever the header', async () => {
    const answer = await cart.guest.add({ product_id: bag.id, quantity: 6 }, withKey())
    expect([answer.status, answer.body]).toEqual([400, { detail: 'მაქსიმალური რაოდენობაა 5.' }])
    expect(await keysKept()).toBe(0)
  })
})

test('CART-13 a hundred different products are accepted, and one more is refused', async () => {
  const many = await Promise.all(Array.from({ length: 101 }, () => storeProduct(db, { name: 'ფოთოლი' })))
  for (const { id } of many.slice(0, 100)) await cart.added({ product_id: id }, withKey())
  const answer = await cart.add({ product_id: many[100]?.id }, withKey())
  expect([answer.status, answer.body]).toEqual([
    400,
    { detail: 'კალათაში მეტი სხვადასხვა პროდუქტი აღარ ეტევა.' },
  ])
  expect(await cart.added({ product_id: many[0]?.id }, withKey())).toMatchObject({ quantity: 2 })
  expect(await keysKept()).toBe(101)
})
