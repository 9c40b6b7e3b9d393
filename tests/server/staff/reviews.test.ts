import { reviewPageSchema, shopReviewPartSchema, shopReviewSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from './staffApp.ts'

const { app, db, customer, member } = await staffApp()
const manager = await member('manager')
const PATH = '/v1/admin/reviews/'

/** A new product with one review by a new customer. */
async function reviewed(rating = 2, comment = 'ბოთლი გატეხილი მოვიდა') {
  const { id } = await storeProduct(db, { name: 'საფერავი', priceTetri: 2_000, inventory: 10 })
  const writer = await customer()
  const answer = await writer.post(`/v1/products/${id}/reviews/create/`, { rating, comment })
  expect(answer.statusCode, answer.body).toBe(201)
  return { productId: id, id: String(answer.json<{ id: string }>().id), writer }
}

const publicPage = async (productId: string) =>
  reviewPageSchema.parse((await app.inject(`/v1/products/${productId}/reviews/`)).json())
const ratingOf = async (productId: string) => {
  const product = (await app.inject(`/v1/products/${productId}/`)).json<{ rating: number; reviews: number }>()
  return [product.rating, product.reviews]
}
const list = async (query = '') => {
  const answer = await manager.get(`${PATH}${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return shopReviewPartSchema.parse(answer.json())
}
const ids = async (query: string) => (await list(query)).results.map(({ id }) => id)

test('a hidden review isn’t shown or counted, its writer reads why, and it can be shown again', async () => {
  const { productId, id, writer } = await reviewed(2)
  const other = await customer()
  await other.post(`/v1/products/${productId}/reviews/create/`, { rating: 4 })
  expect(await ratingOf(productId)).toEqual([3, 2])

  const hidden = await manager.post(`${PATH}${id}/hide/`, { reason: ' რეკლამა ' })
  expect(shopReviewSchema.parse(hidden.json()).hidden?.reason).toBe('რეკლამა')
  expect(await ratingOf(productId)).toEqual([4, 1])
  expect(await publicPage(productId)).toMatchObject({ count: 1, rating_counts: [0, 0, 0, 1, 0] })
  expect((await writer.get(`/v1/?product=${productId}`)).json()).toEqual({
    hasReviewed: true,
    hidden_reason: 'რეკლამა',
  })
  expect((await writer.post(`/v1/products/${productId}/reviews/create/`, { rating: 1 })).statusCode).toBe(400)

  expect((await manager.post(`${PATH}${id}/show/`)).json()).toMatchObject({ hidden: null })
  expect(await ratingOf(productId)).toEqual([3, 2])
  expect((await writer.get(`/v1/?product=${productId}`)).json()).toEqual({ hasReviewed: true })
})

test('hiding twice counts once: the same reason is a success, another one a conflict', async () => {
  const { productId, id } = await reviewed(5)
  const answers = await Promise.all(
    ['რეკლამა', 'რეკლამა', 'შეურაცხყოფა'].map((reason) => manager.post(`${PATH}${id}/hide/`, { reason })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0)
  expect(statuses).toContain(200)
  expect(await ratingOf(productId)).toEqual([0, 0])
  const [again, shown] = [await manager.post(`${PATH}${id}/show/`), await manager.post(`${PATH}${id}/show/`)]
  expect([again.statusCode, shown.statusCode]).toEqual([200, 200])
  expect(await ratingOf(productId)).toEqual([5, 1])
})

test('the shop’s answer is under the review, and is changed only by who has seen it', async () => {
  const { productId, id } = await reviewed()
  const answer = (body: object) => manager.put(`${PATH}${id}/answer/`, body)
  expect((await answer({ seen: null, text: ' ბოდიშს გიხდით ' })).statusCode).toBe(200)
  expect((await publicPage(productId)).results[0]?.shop_answer?.text).toBe('ბოდიშს გიხდით')
  const stale = await answer({ seen: null, text: 'სხვა პასუხი' })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toEqual({ detail: 'ეს ამასობაში სხვამ შეცვალა. ნახეთ და სცადეთ თავიდან.' })
  expect((await answer({ seen: null, text: 'ბოდიშს გიხდით' })).statusCode).toBe(200)
  expect((await answer({ seen: 'ბოდიშს გიხდით', text: ' ' })).json()).toMatchObject({ answer: null })
  expect((await publicPage(productId)).results[0]).not.toHaveProperty('shop_answer')
})

test('each change is in the audit log once', async () => {
  const { id } = await reviewed()
  await manager.post(`${PATH}${id}/hide/`, { reason: 'რეკლამა' })
  await manager.post(`${PATH}${id}/hide/`, { reason: 'რეკლამა' })
  const owner = await member('owner')
  const { results } = (await owner.get('/v1/admin/audit/')).json<{ results: { subject: { id: string } }[] }>()
  expect(results.filter(({ subject }) => subject.id === id)).toMatchObject([
    { action: 'review.hide', before: { hidden: false }, after: { hidden: true } },
  ])
  // The log is never erased, and the reason may be about a person.
  expect(JSON.stringify(results)).not.toContain('რეკლამა')
})

test('why a review is hidden is erased with its writer’s data; it stays hidden', async () => {
  const { productId, id, writer } = await reviewed()
  await manager.post(`${PATH}${id}/hide/`, { reason: 'თამარ, ეს რეკლამაა' })
  const owner = await member('owner')
  const erased = await owner.post(`/v1/admin/customers/${writer.buyer.id}/erase/`)
  expect(erased.statusCode, erased.body).toBe(200)
  expect((await list(`?product=${productId}`)).results).toMatchObject([{ id, hidden: { reason: '' } }])
})

test('reviews are listed newest first, by rating, product, visibility, e-mail and a part of the comment', async () => {
  const first = await reviewed(1, 'Very BAD bottle, 100% broken')
  const second = await reviewed(5, 'შესანიშნავი ღვინოა')
  expect((await list()).results.slice(0, 2)).toMatchObject([
    { id: second.id, rating: 5, product: { name: 'საფერავი' }, hidden: null, answer: null },
    { id: first.id },
  ])
  await manager.post(`${PATH}${first.id}/hide/`, { reason: 'რეკლამა' })
  const search = (text: string) => ids(`?search=${encodeURIComponent(text)}`)
  expect(await search('შანიშნ')).toEqual([])
  expect(await search('ანიშნავ')).toEqual([second.id])
  expect(await search('very bad')).toEqual([first.id])
  expect(await search('100%')).toEqual([first.id])
  expect(await search('1_0%')).toEqual([])
  expect(await search('ღვ')).toEqual([])
  const [writer] = await db.select().from(users).where(eq(users.id, second.writer.buyer.id))
  expect(await search(writer?.email.toUpperCase() ?? '')).toEqual([second.id])
  expect(await ids(`?product=${second.productId}`)).toEqual([second.id])
  expect(await ids(`?hidden=true&product=${first.productId}`)).toEqual([first.id])
  expect(await ids(`?hidden=false&product=${first.productId}`)).toEqual([])
  expect(await ids(`?rating=5&product=${first.productId}`)).toEqual([])
  expect(await ids('?after=nonsense')).toEqual([])
  expect(await ids('?product=5')).toEqual([])
  expect((await manager.get(`${PATH}?rating=6`)).statusCode).toBe(400)
})
