import { expect, test } from 'vitest'
import { createTtlCache } from '../../../server/src/modules/catalogue/ttlCache.ts'
import { changeProduct, storeProduct } from './goods.ts'
import { newCustomer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'

test('a value is made once for all who ask, and again when it is old, dropped or has failed', async () => {
  let now = 0
  let made = 0
  const lookups: string[] = []
  const cache = createTtlCache<number>(1000, {
    now: () => now,
    onLookup: (result) => lookups.push(result),
  })
  const ask = () => cache.get('list', async () => ++made)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 999
  expect(await ask()).toBe(1)
  now = 1000
  expect(await ask()).toBe(2)
  cache.clear()
  expect(await ask()).toBe(3)
  expect(lookups).toEqual(['missing', 'fresh', 'fresh', 'fresh', 'missing', 'missing'])
  await expect(cache.get('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('other', async () => 7)).toBe(7)
})

test('a value that takes longer than it is fresh is made once for all who wait', async () => {
  let now = 0
  let made = 0
  const slow = Promise.withResolvers<undefined>()
  const cache = createTtlCache<number>(1000, { now: () => now })
  const ask = () =>
    cache.get('list', async () => {
      made += 1
      await slow.promise
      return made
    })
  const first = ask()
  now = 5000
  const second = ask()
  slow.resolve(undefined)
  expect(await Promise.all([first, second])).toEqual([1, 1])
  now = 5999
  expect(await ask()).toBe(1)
  now = 6000
  expect(await ask()).toBe(2)
})

test('the oldest values are removed first', async () => {
  const cache = createTtlCache<string>(1000, { now: () => 0 })
  for (let number = 0; number <= 500; number += 1) await cache.get(`${number}`, async () => 'first')
  expect(await cache.get('0', async () => 'second')).toBe('second')
  expect(await cache.get('500', async () => 'second')).toBe('first')
})

test('API-02 a list is answered from memory until a write of this shop changes its products', async () => {
  const { app, db } = await testApp({ listsFreshMs: 3_600_000 })
  const customer = await newCustomer(app)
  const { id } = await storeProduct(db, { name: 'ჭიქა' })
  const first = (await customer.get('/v1/products/')).json<{ results: object[] }>()
  expect(first).toMatchObject({ results: [{ name: 'ჭიქა', rating: 0 }] })
  await changeProduct(db, id, { name: 'ლამბაქი' })
  expect((await customer.get('/v1/products/')).json()).toEqual(first)
  const refused = await customer.post(`/v1/products/${id}/reviews/create/`, { rating: 6, comment: '' })
  expect(refused.statusCode).toBe(400)
  expect((await customer.get('/v1/products/')).json()).toEqual(first)
  const review = await customer.post(`/v1/products/${id}/reviews/create/`, { rating: 5, comment: 'კარგია' })
  expect(review.statusCode).toBe(201)
  expect((await customer.get('/v1/products/')).json()).toMatchObject({
    results: [{ name: 'ლამბაქი', rating: 5 }],
  })
})
