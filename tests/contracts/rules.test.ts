import {
  cartCount,
  cartTotal,
  linePrice,
  MAX_PER_LINE,
  quantityLimit,
  shownPrice,
  stockOf,
  toGel,
  toTetri,
} from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartItem } from '#mocks/cart.ts'
import { product, specification } from '#mocks/products.ts'
import {
  cartItemArbitrary,
  productArbitrary,
  specificationArbitrary,
} from '../src/shared/adapters/arbitraries.ts'

const tetriArbitrary = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('money', () => {
  test('API-06 tetri and GEL are the same amount', () => {
    fc.assert(
      fc.property(tetriArbitrary, (tetri) => {
        expect(toTetri(toGel(tetri))).toBe(tetri)
        expect(toTetri((tetri / 100).toFixed(2))).toBe(tetri)
      }),
    )
  })

  test('half a tetri is rounded as it is written, not as it is stored', () => {
    expect(toTetri(1.005)).toBe(101)
    expect(toTetri('1.005')).toBe(101)
    expect(toTetri(0.1 + 0.2)).toBe(30)
  })

  test('what is no number, or too large to be counted in tetri, is no amount', () => {
    for (const value of ['', ' ', 'ფასი', Number.NaN, Number.POSITIVE_INFINITY, 1e300, 9e14])
      expect(() => toTetri(value), String(value)).toThrow(new RangeError(`not an amount in GEL: ${value}`))
  })
})

describe('the price that is shown', () => {
  test('PROD-02 is what is paid; the old one only when it was more', () => {
    expect(shownPrice(product({ price: 24, old_price: 32 }), null)).toEqual({
      price: 2400,
      oldPrice: 3200,
      discountPercentage: 25,
    })
    expect(shownPrice(product({ price: 24, old_price: 24 }), null)).toMatchObject({ oldPrice: null })
    expect(shownPrice(product({ price: 24, old_price: 20, discount: true }), null)).toMatchObject({
      oldPrice: null,
      discountPercentage: 0,
    })
  })

  test.each([
    { old: 3, now: 2, percent: 33 },
    { old: 3, now: 1, percent: 67 },
    { old: 200, now: 199, percent: 1 },
    { old: 1000, now: 999, percent: 0 },
    { old: 0.03, now: 0.01, percent: 67 },
    { old: 29, now: 24.5, percent: 16 },
    { old: 5, now: 0, percent: 100 },
  ])('PROD-02 from $old to $now the discount is rounded to $percent per cent', ({ old, now, percent }) => {
    expect(shownPrice(product({ price: now, old_price: old }), null)?.discountPercentage).toBe(percent)
  })

  test('PROD-02 discount_price isn’t read', () => {
    fc.assert(
      fc.property(productArbitrary, fc.nat(), (of, discount_price) => {
        const changed = { ...of, discount_price }
        expect(shownPrice(changed, null)).toEqual(shownPrice(of, null))
      }),
    )
  })

  test('PROD-04 of a chosen specification it is the specification’s; without one there is none', () => {
    expect(shownPrice(product(), specification({ price: 72, old_price: 80 }))).toMatchObject({
      price: 7200,
      oldPrice: 8000,
    })
    expect(shownPrice(product({ old_price: 9999 }), specification({ price: 72, old_price: null }))).toEqual({
      price: 7200,
      oldPrice: null,
      discountPercentage: 0,
    })
    expect(shownPrice(product(), specification({ price: null }))).toBeNull()
  })

  test('the discount is between 0 and 100 per cent, and above 0 only beside an old price', () => {
    fc.assert(
      fc.property(productArbitrary, fc.option(specificationArbitrary), (of, chosen) => {
        const shown = shownPrice(of, chosen)
        if (shown === null) return
        expect(shown.discountPercentage).toBeGreaterThanOrEqual(0)
        expect(shown.discountPercentage).toBeLessThanOrEqual(100)
        if (shown.oldPrice === null) expect(shown.discountPercentage).toBe(0)
        else expect(shown.oldPrice).toBeGreaterThan(shown.price)
      }),
    )
  })
})

describe('the cart', () => {
  const lines = fc.array(cartItemArbitrary, { maxLength: 6 })

  test('CART-02 a line costs its price times its quantity, the old price too', () => {
    const discounted = cartItem({ product: product({ price: 24, old_price: 32 }), quantity: 3 })
    expect(linePrice(discounted)).toMatchObject({ price: 7200, oldPrice: 9600 })
    const whole = cartItem({ product: product({ price: 24, old_price: null }), quantity: 3 })
    expect(linePrice(whole)).toMatchObject({ price: 7200, oldPrice: null })
    const without = [
      cartItem({ product: null }),
      cartItem({ product: product(), specification: specification({ price: null }) }),
    ]
    expect(without.map(linePrice)).toEqual([null, null])
    expect(cartTotal([...without, discounted, whole])).toBe(14_400)
  })

  test('CART-03 the total is the sum of its lines, in whatever order', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        expect(cartTotal([...one, ...other])).toBe(cartTotal(other) + cartTotal(one))
        expect(cartTotal(one.toReversed())).toBe(cartTotal(one))
        expect(Number.isSafeInteger(cartTotal(one))).toBe(true)
      }),
    )
  })

  test('HEAD-03 the count is the sum of quantities, and never below 0', () => {
    expect(cartCount([{ quantity: 2 }, { quantity: -4 }, { quantity: 3 }])).toBe(5)
    fc.assert(
      fc.property(lines, (some) => {
        expect(cartCount(some)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('stock', () => {
  test('CART-16 the specification’s, else effective_inventory, else inventory', () => {
    const of = product({ inventory: 9, effective_inventory: 4 })
    expect(stockOf(of, specification({ inventory: 0 }))).toBe(0)
    expect(stockOf(of, null)).toBe(4)
    expect(stockOf({ ...of, effective_inventory: null }, null)).toBe(9)
    expect(stockOf({ ...of, effective_inventory: 0 }, null)).toBe(0)
  })

  test('CART-05 the limit is the smaller of stock and five', () => {
    expect([0, 1, 4, 5, 6, 100].map(quantityLimit)).toEqual([0, 1, 4, 5, 5, 5])
    fc.assert(
      fc.property(fc.integer(), (stock) => {
        const limit = quantityLimit(stock)
        expect(limit).toBeGreaterThanOrEqual(0)
        expect(limit).toBeLessThanOrEqual(Math.max(0, Math.min(stock, MAX_PER_LINE)))
      }),
    )
  })
})
