import { expect, test } from 'vitest'
import { product } from '#mocks/products.ts'
import { keyed, lineKey } from '#features/cart/model/cartLine.ts'

test('CART-02 of two lines of one thing, as a careless server may have, each has a key of its own', () => {
  const wine = product({ id: 'wine' })
  const line = (id: string, specificationId: string | null) => ({
    ...{ id, product: wine, specification: null, specificationId, quantity: 1, productId: 'wine' },
  })
  expect(keyed([line('1', null), line('2', null), line('3', 's')]).map(({ key, id }) => [key, id])).toEqual([
    [lineKey('wine'), '1'],
    [`${lineKey('wine')}#2`, '2'],
    [lineKey('wine', 's'), '3'],
  ])
})
