import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cart, cartItem } from '#mocks/cart.ts'
import { product, specification, specifiedProduct } from '#mocks/products.ts'
import { toCartLines, toWrittenLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { anyAnswer, cartItemArbitrary } from './arbitraries.ts'

const specified = specifiedProduct()
const [chosen = null] = specified.specifications

describe('the lines of a cart', () => {
  test('API-08 as our server sends them pass unchanged', () => {
    fc.assert(
      fc.property(fc.array(cartItemArbitrary, { maxLength: 4 }), (items) => {
        const lines = toCartLines(cart(items))
        expect(lines).toEqual(
          items.map((item) => ({ ...item, specificationId: item.specification?.id ?? null })),
        )
      }),
    )
  })

  test('API-02 of anything there are lines, or an answer that can’t be read', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    fc.assert(
      fc.property(anyAnswer, (given) => {
        try {
          for (const line of toCartLines(given)) expect(Number.isInteger(line.quantity)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          expect(error).toMatchObject({ kind: 'parse' })
        }
      }),
    )
  })

  test('API-02 the lines stand in a cart, in a page, or are the whole answer', () => {
    const item = cartItem()
    for (const given of [
      { cart: { cartitems: [item] } },
      { cartitems: [item] },
      { cart: [item] },
      { results: [item], next: null },
      [item],
    ])
      expect(toCartLines(given)).toEqual([{ ...item, specificationId: null }])
    for (const empty of [{ cart: null }, { cart: { cartitems: null } }, { cart: { cartitems: [] } }, []])
      expect(toCartLines(empty)).toEqual([])
  })

  test('CART-11 an answer without lines isn’t a cart', () => {
    for (const given of [null, {}, { cart: {} }, { cart: 'x' }, 'text', { cart: { cartitems: {} } }])
      expect(() => toCartLines(given), JSON.stringify(given)).toThrow(ApiError)
  })

  test('API-02 a specification as an id, also as a text, is the product’s', () => {
    const withNumbers = specifiedProduct({ specifications: [specification({ id: 5 })] })
    const [line] = toCartLines([{ id: 1, product: withNumbers, quantity: '2', specification: '5' }])
    expect(line).toMatchObject({ quantity: 2, specificationId: '5', specification: { id: 5 } })
  })

  test('CART-12 an id that the product no longer has is kept, without a specification', () => {
    const given = [cartItem({ product: specified, specification: chosen && { ...chosen, id: 'gone' } })]
    expect(toCartLines(given)).toMatchObject([{ specificationId: 'gone', specification: null }])
    expect(toCartLines([{ ...given[0], specification: 99 }])).toMatchObject([
      { specificationId: 99, specification: null },
    ])
  })

  test('a short product that doesn’t list its specifications has not lost one', () => {
    const { specifications: _, ...short } = specified
    expect(toCartLines([{ id: 1, product: short, quantity: 1, specification: chosen }])).toMatchObject([
      { specification: chosen },
    ])
    expect(toCartLines([{ id: 1, product: short, quantity: 1, specification: 8 }])).toMatchObject([
      { specification: { id: 8, price: short.price, inventory: 8 } },
    ])
  })

  test('CART-12 a line whose product is gone has none', () => {
    for (const gone of [null, undefined, {}])
      expect(toCartLines([{ id: 1, product: gone, quantity: 1 }])).toMatchObject([{ id: 1, product: null }])
  })

  test('a line whose product is there but can’t be read is left out, so that nothing deletes it', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(toCartLines([{ id: 1, product: { id: 3 }, quantity: 1 }, cartItem()])).toHaveLength(1)
  })

  test('CART-11 a cart with only unreadable lines isn’t an empty one', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    for (const line of [null, 7, {}, { foo: 1 }, { id: 1, product: { ...product(), price: 'free' } }])
      for (const given of [[line], { cart: { cartitems: [line, line] } }, { cartitems: [line] }])
        expect(() => toCartLines(given), JSON.stringify(given)).toThrow(ApiError)
  })
})

test('what a write answers is read for the line’s id, when it is the line', () => {
  expect(toWrittenLine(cartItem({ id: 4 }))).toEqual({ id: 4 })
  expect(toWrittenLine({ id: 4, quantity: 1 })).toEqual({ id: 4 })
  expect(toWrittenLine({ id: 'cart', cartitems: [] })).toBeNull()
  expect(toWrittenLine({ detail: 'დამატებულია' })).toBeNull()
  expect(toWrittenLine(null)).toBeNull()
})
