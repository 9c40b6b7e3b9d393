import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product, products, soldOutProduct, specifiedProduct } from '#mocks/products.ts'
import { shouldLoadMore, type ScrollView } from '#features/catalogue/model/scrollTrigger.ts'
import { cardAdd } from '#features/catalogue/model/cardAdd.ts'
import { flattenPages } from '#features/catalogue/model/flattenPages.ts'
import { toCataloguePage } from '#shared/api/adapters/lists.ts'

const view = (overrides: Partial<ScrollView> = {}): ScrollView => ({
  toBottom: 0,
  hasMore: true,
  isLoading: false,
  isOverCart: false,
  ...overrides,
})

describe('CAT-03 when the next page loads', () => {
  test.each([
    ['within 100 px of the bottom', view({ toBottom: 100 }), true],
    ['not further up', view({ toBottom: 100.5 }), false],
    ['not when there is no more', view({ hasMore: false }), false],
    ['not while something is loading', view({ isLoading: true }), false],
    ['not with the pointer over the cart', view({ isOverCart: true }), false],
    ['also past the bottom, as a bouncing page is', view({ toBottom: -40 }), true],
  ])('%s', (_, seen, load) => {
    expect(shouldLoadMore(true, seen).load).toBe(load)
  })

  test('never loads more often than the bottom is reached', () => {
    const moment = fc.record({
      toBottom: fc.integer({ min: -50, max: 400 }),
      hasMore: fc.boolean(),
      isLoading: fc.boolean(),
      isOverCart: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(moment), (moments) => {
        let armed = true
        let loads = 0
        let arrivals = 0
        let wasAway = true
        for (const seen of moments) {
          const isNear = seen.toBottom <= 100
          if (isNear && wasAway) arrivals += 1
          wasAway = !isNear
          const decision = shouldLoadMore(armed, seen)
          armed = decision.armed
          if (decision.load) loads += 1
        }
        expect(loads).toBeLessThanOrEqual(arrivals)
      }),
    )
  })
})

describe('pages as one list', () => {
  const page = (from: number, to: number, hasMore: boolean) => ({
    products: products(to).slice(from),
    hasMore,
    count: { value: 20, isMinimum: false },
  })

  test('CAT-05 a page without a next is the last', () => {
    expect(flattenPages([page(0, 9, true)]).noMoreProducts).toBe(false)
    expect(flattenPages([page(0, 9, true), page(9, 18, true)]).noMoreProducts).toBe(false)
    expect(flattenPages([page(0, 9, true), page(9, 12, false)])).toMatchObject({
      noMoreProducts: true,
      count: { value: 20 },
    })
  })

  test('a product that moved to the next page meanwhile is there once', () => {
    const { products: joined } = flattenPages([page(0, 9, true), page(8, 17, true)])
    expect(joined.map(({ id }) => id)).toEqual(products(17).map(({ id }) => id))
  })

  test('CAT-05 a page with nothing new is the end: a server that doesn’t page sends the same list for ever', () => {
    const same = toCataloguePage(products(9))
    expect(flattenPages([same]).noMoreProducts).toBe(false)
    expect(flattenPages([same, same])).toMatchObject({ noMoreProducts: true, products: products(9) })
  })
})

describe('the add button of a card', () => {
  test('CAT-06 inventory 0 is refused', () => {
    expect(cardAdd(soldOutProduct())).toBe('outOfStock')
    expect(cardAdd(product({ inventory: 0, effective_inventory: null }))).toBe('outOfStock')
  })

  test('CART-07 what has specifications is chosen in the product', () => {
    expect(cardAdd(specifiedProduct())).toBe('chooseSpecification')
    expect(cardAdd(product())).toBe('add')
  })
})
