import { describe, expect, test } from 'vitest'
import { OPENED_IN_SHOP, productDepth, readEntry, stepsToLeave } from '#shared/history/entry.ts'

interface Entry {
  pathname: string
  state: unknown
}

const entryOf = ({ pathname, state }: Entry) => ({ pathname, ...readEntry(state) })
const stepsFrom = ({ state }: Entry) => stepsToLeave(readEntry(state))
const catalogue: Entry = { pathname: '/', state: null }
const pushed = (from: Entry, id = 'a'): Entry => ({
  pathname: `/product/${id}`,
  state: { depth: productDepth(entryOf(from), false) },
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
    expect(stepsFrom(first)).toBe(1)
    expect(stepsFrom(third)).toBe(3)
  })

  test('an overlay and a zoomed picture are steps, too', () => {
    expect(stepsFrom(pushed(under(catalogue, { overlay: 'wishlist' })))).toBe(2)
    expect(stepsFrom(under(pushed(catalogue), { zoomed: true }))).toBe(2)
    expect(stepsFrom(pushed(under(pushed(catalogue), { overlay: 'profile' })))).toBe(3)
  })

  test('a product that takes an overlay’s place is as far as that was', () => {
    const over = (entry: Entry) => productDepth(entryOf(under(entry, { overlay: 'wishlist' })), true)
    expect(over(catalogue)).toBe(1)
    expect(over(pushed(catalogue))).toBe(2)
  })

  test('from an order it lies before the orders', () => {
    const list: Entry = { pathname: '/orders', state: OPENED_IN_SHOP }
    const order: Entry = { pathname: '/orders/7', state: { depth: 2, fromList: true } }
    expect(stepsFrom(pushed(list))).toBe(2)
    expect(stepsFrom(pushed(order))).toBe(3)
  })

  test('what is behind a page that was opened by its address is unknown, however far the walk went from there', () => {
    expect(stepsFrom(direct)).toBe(0)
    expect(stepsFrom(pushed(pushed(direct, 'b'), 'c'))).toBe(0)
    expect(stepsFrom(pushed({ pathname: '/orders/7', state: null }))).toBe(0)
    expect(productDepth(entryOf(under(direct, { overlay: 'wishlist' })), true)).toBe(0)
  })

  test('replacing the catalogue itself leaves none of the shop behind', () => {
    expect(productDepth(entryOf(catalogue), true)).toBe(0)
  })

  test('a state of another script, or of an older release, is ignored', () => {
    for (const state of [undefined, 'text', {}, { openedInShop: true, productSteps: 3, zoomed: true }])
      expect(stepsToLeave(readEntry(state))).toBe(0)
    for (const depth of [undefined, 0, -2, '3', null]) expect(stepsToLeave(readEntry({ depth }))).toBe(0)
  })
})
