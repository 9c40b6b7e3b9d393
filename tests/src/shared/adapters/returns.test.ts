import { expect, test } from 'vitest'
import { toOrder } from '#shared/api/adapters/order.ts'
import { toReturnPicture } from '#shared/api/adapters/returns.ts'
import { order } from '../../../../mocks/orders.ts'

test('of an order’s returns only what can be read is told, and nothing of other servers’ orders', () => {
  const one = { id: 'r1', state: 'asked', items: [{ id: 'i1', quantity: 2 }], refusal: '', created_at: '' }
  const until = '2026-11-15T20:00:00.000Z'
  const returns = [one, { id: 'r2' }, null, { ...one, items: [{ id: 'i1' }] }]
  expect(toOrder({ ...order(), returns, returnable_until: until })).toMatchObject({
    returns: [one, { ...one, items: [] }],
    returnable_until: until,
  })
  const other = toOrder({ ...order(), returns: 'none', returnable_until: 'soon' })
  expect(other).not.toHaveProperty('returns')
  expect(other).not.toHaveProperty('returnable_until')
})

test('an uploaded picture has a path and an address', () => {
  const picture = { path: 'returns/a.webp', url: '/media/returns/a.webp' }
  expect(toReturnPicture({ ...picture, size: 1 })).toEqual(picture)
  expect(() => toReturnPicture({ path: 'returns/a.webp' })).toThrow('a picture')
})
