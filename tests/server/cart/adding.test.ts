import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { carts } from '../../../server/src/db/cartSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { eachRow } from '../support/eachRow.ts'
import { testApp } from '../support/testApp.ts'
import { newGuestCart, type GuestCart } from './guestCart.ts'

const { app, db } = await testApp()
const bag = await storeProduct(db, { name: 'ჩანთა', inventory: 9 })
const scarce = await storeProduct(db, { name: 'ბეჭედი', inventory: 2 })
const soldOut = await storeProduct(db, { name: 'საათი', inventory: 0 })
const hidden = await storeProduct(db, { name: 'დამალული', published: false })
const wine = await storeProduct(db, {
  name: 'საფერავი',
  inventory: 100,
  specifications: [
    { value: '0,75 ლ', priceTetri: 1999, oldPriceTetri: 2500, inventory: 3 },
    { value: '1,5 ლ', priceTetri: 3500, inventory: 0 },
    { value: '3 ლ', priceTetri: null, inventory: 5 },
    { value: '5 ლ', priceTetri: 9000, inventory: 5, active: false },
  ],
})
const [bottle = '', magnum = '', priceless = '', gone = ''] = wine.specificationIds
const former = await storeProduct(db, {
  name: 'მაისური',
  specifications: [{ value: 'L', priceTetri: 100, active: false }],
})

const MAXIMUM = (n: number) => ({ detail: `მაქსიმალური რაოდენობაა ${n}.` })
const CHOOSE = { detail: 'გთხოვთ აირჩიოთ სპეციფიკაცია.' }
const SOLD_OUT = { detail: 'ამ ვარიანტის მარაგი ამოწურულია.' }
const INVALID = { detail: 'პროდუქტის ინფორმაცია არასწორია.' }
const FIELD = ['მნიშვნელობა არასწორია.']
const REQUIRED = ['ეს ველი აუცილებელია.']

let cart: GuestCart
beforeEach(async () => {
  cart = await newGuestCart(app)
})

describe('POST /v1/cart/items/', () => {
  test('CART-07 adds to the existing line, with one line for each specification', async () => {
    const first = await cart.added({ product_id: wine.id, specification: bottle })
    const second = await cart.added({ product_id: wine.id, specification: bottle, quantity: 2 })
    expect(second).toEqual({ ...first, quantity: 3 })
    await cart.added({ product_id: bag.id, specification: null })
    expect((await cart.read()).map(({ quantity }) => quantity)).toEqual([3, 1])
  })

  test('CART-07 the total of a line is at most five', async () => {
    expect(await cart.add({ product_id: bag.id, quantity: 6 })).toMatchObject({
      status: 400,
      body: MAXIMUM(5),
    })
    await cart.added({ product_id: bag.id, quantity: 4 })
    expect(await cart.add({ product_id: bag.id, quantity: 2 })).toMatchObject({
      status: 400,
      body: MAXIMUM(5),
    })
    expect((await cart.read())[0]?.quantity).toBe(4)
    await cart.added({ product_id: bag.id, quantity: 1 })
    expect(await cart.add({ product_id: bag.id })).toMatchObject({ status: 400, body: MAXIMUM(5) })
  })

  test('CART-07 CART-16 and at most the stock, of the specification if there is one', async () => {
    expect(await cart.add({ product_id: scarce.id, quantity: 3 })).toMatchObject({
      status: 400,
      body: MAXIMUM(2),
    })
    await cart.added({ product_id: wine.id, specification: bottle, quantity: 3 })
    expect(await cart.add({ product_id: wine.id, specification: bottle })).toMatchObject({
      status: 400,
      body: MAXIMUM(3),
    })
  })

  test('CART-07 CART-09 PROD-03 API-03 a product that can’t be added is refused with its sentence, and nothing is stored', () =>
    eachRow(
      [
        ['no stock', { product_id: soldOut.id }, SOLD_OUT],
        ['no stock of the specification', { product_id: wine.id, specification: magnum }, SOLD_OUT],
        ['no specification chosen', { product_id: wine.id }, CHOOSE],
        ['null for a specification', { product_id: wine.id, specification: null }, CHOOSE],
        ['one without a price', { product_id: wine.id, specification: priceless }, CHOOSE],
        ['one that the shop no longer has', { product_id: wine.id, specification: gone }, CHOOSE],
        ['an unknown one', { product_id: wine.id, specification: newId() }, CHOOSE],
        ['one that is no id of ours', { product_id: wine.id, specification: 7 }, CHOOSE],
        ['another product’s', { product_id: bag.id, specification: bottle }, INVALID],
        ['a former one', { product_id: former.id, specification: former.specificationIds[0] }, INVALID],
        ['an unknown product', { product_id: newId() }, INVALID],
        ['one that is no id of ours', { product_id: 12 }, INVALID],
        ['a hidden one', { product_id: hidden.id }, INVALID],
        ['a number over all integers', { product_id: bag.id, quantity: 1e15 }, MAXIMUM(5)],
        ['quantity 0', { product_id: bag.id, quantity: 0 }, { quantity: FIELD }],
        ['quantity 1.5', { product_id: bag.id, quantity: 1.5 }, { quantity: FIELD }],
        ['a text for quantity', { product_id: bag.id, quantity: '2' }, { quantity: FIELD }],
        ['no quantity', { product_id: bag.id, quantity: undefined }, { quantity: REQUIRED }],
        ['no product', {}, { product_id: REQUIRED }],
        ['no session', { product_id: bag.id, session_id: undefined }, { session_id: REQUIRED }],
        ['no UUID', { product_id: bag.id, session_id: 'me' }, { session_id: FIELD }],
        ['no random UUID', { product_id: bag.id, session_id: newId() }, { session_id: FIELD }],
      ],
      async (_, body, answer) => {
        const fresh = await newGuestCart(app)
        expect(await fresh.add(body)).toMatchObject({ status: 400, body: answer })
        expect(await fresh.read()).toEqual([])
        expect(await db.$count(carts, eq(carts.sessionId, fresh.guest.sessionId))).toBe(0)
      },
    ))

  test('a former specification doesn’t prevent adding a product that no longer has any', async () => {
    expect(await cart.added({ product_id: former.id })).toMatchObject({ quantity: 1, specification: null })
  })

  test('a cart takes a hundred different products', async () => {
    const many = await Promise.all(Array.from({ length: 101 }, () => storeProduct(db, { name: 'ფოთოლი' })))
    for (const { id } of many.slice(0, 100)) await cart.added({ product_id: id })
    expect(await cart.add({ product_id: many[100]?.id })).toMatchObject({
      status: 400,
      body: { detail: 'კალათაში მეტი სხვადასხვა პროდუქტი აღარ ეტევა.' },
    })
    expect(await cart.read()).toHaveLength(100)
    await cart.added({ product_id: many[0]?.id })
  })
})
