import { expect, test } from 'vitest'
import { product, specification } from '#mocks/products.ts'
import { viewOf } from '#features/cart/model/cartLine.ts'
import { cartSavings } from '#features/cart/model/cartSavings.ts'
import { changedPrices } from '#features/cart/model/changedPrices.ts'
import type { SavedLine } from '#features/cart/model/savedCart.ts'

const honey = product({ id: 'honey', name: 'თაფლი', price: 20, old_price: null })
const wine = product({
  id: 'wine',
  name: 'საფერავი',
  specifications: [specification({ id: 1, value: '0,75 ლ', price: 38, old_price: 45 })],
})
const [bottle = null] = wine.specifications

const honeyLine = viewOf({ key: 'honey', id: 1, product: honey, specification: null, quantity: 3 }, false)
const wineLine = viewOf({ key: 'wine', id: 2, product: wine, specification: bottle, quantity: 2 }, false)

const seen = (line: Partial<SavedLine>) => ({
  at: 0,
  total: 0,
  lines: [
    {
      productId: 'honey',
      name: 'თაფლი',
      specification: null,
      quantity: 1,
      price: 1800,
      oldPrice: null,
      picture: null,
      ...line,
    },
  ],
})

test('CART-02 CART-12 a price that is another one since the cart was seen is said for one piece, whatever the quantity', () => {
  expect(changedPrices(seen({ quantity: 2, price: 3600 }), [honeyLine, wineLine])).toEqual([
    { key: 'honey', name: 'თაფლი', before: 1800, now: 2000 },
  ])
  expect(
    changedPrices(seen({ productId: 'wine', specification: '0,75 ლ', price: 4000 }), [wineLine]),
  ).toEqual([{ key: 'wine', name: 'საფერავი', before: 4000, now: 3800 }])
})

test.each([
  ['the same price', seen({ price: 2000 })],
  ['no price then', seen({ price: null })],
  ['another product', seen({ productId: 'jam' })],
  ['another choice of it', seen({ specification: '1 კგ' })],
  ['no kept cart', null],
])('CART-12 %s is no change', (_case, kept) => {
  expect(changedPrices(kept, [honeyLine])).toEqual([])
})

test('CART-02 what is saved is what the struck-through prices say; nothing without one', () => {
  expect(cartSavings([wineLine, honeyLine])).toBe(1400)
  expect(cartSavings([honeyLine, { price: null }])).toBe(0)
})

test('CART-12 a price that is another one has the names of both languages', () => {
  const named = { ...honeyLine, product: { ...honey, name_en: 'Honey' } }
  expect(changedPrices(seen({ price: 1800 }), [named])).toEqual([
    { key: 'honey', name: 'თაფლი', name_en: 'Honey', before: 1800, now: 2000 },
  ])
})
