import { describe, expect, test } from 'vitest'
import { productEntryState, stepsToLeave, type Entry } from '#shared/history/productEntry.ts'

const catalogue: Entry = { pathname: '/', state: null }
const pushed = (from: Entry, id = 'a'): Entry => ({
  pathname: `/product/${id}`,
  state: productEntryState(from, false),
})
const direct: Entry = { pathname: '/product/a', state: null }
/** What an overlay, or a picture's zoom, lies over a screen as. */
const under = (entry: Entry, layer: object): Entry => ({
  ...entry,
  state: { ...(typeof entry.state === 'object' ? entry.state : {}), ...layer },
})

describe('ROUTE-02 how far the catalogue lies behind a product', () => {
  test('one step from the first, and one more for each that is walked through', () => {
    const first = pushed(catalogue)
    const third = pushed(pushed(first, 'b'), 'c')
    expect(stepsToLeave(first.state)).toBe(1)
    expect(stepsToLeave(third.state)).toBe(3)
  })

  test('an overlay and a zoomed picture are steps, too', () => {
    expect(stepsToLeave(pushed(under(catalogue, { overlay: 'wishlist' })).state)).toBe(2)
    expect(stepsToLeave(under(pushed(catalogue), { zoomed: true }).state)).toBe(2)
    expect(stepsToLeave(pushed(under(pushed(catalogue), { overlay: 'profile' })).state)).toBe(3)
  })

  test('a product that takes an overlay’s place is as far as that was', () => {
    const over = (entry: Entry) => productEntryState(under(entry, { overlay: 'wishlist' }), true)
    expect(over(catalogue)).toEqual({ openedInShop: true, productSteps: 1 })
    expect(over(pushed(catalogue))).toEqual({ openedInShop: true, productSteps: 2 })
  })

  test('from an order it lies before the orders', () => {
    const list: Entry = { pathname: '/orders', state: { openedInShop: true } }
    const order: Entry = { pathname: '/orders/7', state: { openedInShop: true, orderSteps: 2 } }
    expect(stepsToLeave(pushed(list).state)).toBe(2)
    expect(stepsToLeave(pushed(order).state)).toBe(3)
  })

  test('nobody knows behind what was opened by its address, however far the walk went from there', () => {
    expect(stepsToLeave(direct.state)).toBeNull()
    expect(stepsToLeave(pushed(pushed(direct, 'b'), 'c').state)).toBeNull()
    expect(productEntryState({ pathname: '/orders/7', state: null }, false)).toBeNull()
    expect(productEntryState(under(direct, { overlay: 'wishlist' }), true)).toBeNull()
  })

  test('replacing the catalogue itself leaves none of the shop behind', () => {
    expect(productEntryState(catalogue, true)).toBeNull()
  })

  test('a state of somebody else’s says nothing; one without a number of steps says one', () => {
    for (const state of [undefined, 'text', {}, { openedInShop: false, productSteps: 3 }])
      expect(stepsToLeave(state)).toBeNull()
    for (const productSteps of [undefined, 0, -2, '3', null])
      expect(stepsToLeave({ openedInShop: true, productSteps })).toBe(1)
  })
})
