import {
  auditPartSchema,
  productPromotionsSchema,
  promotionPartSchema,
  promotionPreviewSchema,
  promotionSchema,
} from '@dukani/contracts'
import { expect, test } from 'vitest'
import { newId } from '../../../server/src/ids.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { NEW, PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, owner, manager, created, passed, renew, shown } = await promotionShop()
const category = await storeCategory(db, 'ფეხსაცმელი')
const product = await storeProduct(db, { name: 'ჩექმა', priceTetri: 9_000, category })
const later = { starts_at: '2126-01-01T00:00:00+04:00', ends_at: '2126-01-04T00:00:00+04:00' }

const url = ({ id }: { id: unknown }) => `${PROMOTIONS}${String(id)}/`
const lastChange = async () => auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results[0]
const listed = async (query = '') =>
  promotionPartSchema.parse((await manager.get(`${PROMOTIONS}${query}`)).json()).results

test('staff create a promotion, find it by its state, and the log says who did', async () => {
  const promotion = await created({ categories: [category.id], products: [product.id], ...later })
  expect(promotion).toMatchObject({
    ...{ name: 'შაბათ-კვირა', percent: 20, amount: null, state: 'planned', renewing: false, version: 1 },
    ...{ starts_at: '2125-12-31T20:00:00.000Z', ends_at: '2126-01-03T20:00:00.000Z' },
    categories: [{ id: category.id, title: 'ფეხსაცმელი' }],
    products: [{ id: product.id, name: 'ჩექმა' }],
  })
  expect((await listed('?state=planned')).map(({ id }) => id)).toContain(promotion.id)
  expect((await listed('?state=running')).map(({ id }) => id)).not.toContain(promotion.id)
  expect((await listed())[0]).toEqual(promotion)
  expect((await manager.get(url(promotion))).json()).toEqual(promotion)
  for (const unknown of [newId(), 'x']) expect((await manager.get(url({ id: unknown }))).statusCode).toBe(404)
  expect(await lastChange()).toMatchObject({
    ...{ action: 'promotion.create', subject: { kind: 'promotion', id: promotion.id } },
    ...{ actor: { id: manager.buyer.id }, before: null },
    after: { percent: 20, categories: ['ფეხსაცმელი'], products: ['ჩექმა'] },
  })
})

test('the list comes in parts', async () => {
  for (let at = 0; at < 21; at += 1) await created({ categories: [category.id], ...later })
  const first = promotionPartSchema.parse((await manager.get(PROMOTIONS)).json())
  expect(first.results).toHaveLength(20)
  const next = await listed(`?after=${String(first.next)}`)
  expect(first.results.map(({ id }) => id)).not.toContain(next[0]?.id)
  expect(next.length).toBeGreaterThan(0)
})

test('a request that is sent again with its key creates one promotion', async () => {
  const before = await listed('?state=running')
  const headers = { 'idempotency-key': 'once' }
  const sent = { ...NEW, categories: [(await storeCategory(db, 'ერთხელ')).id] }
  const answers = [
    await manager.post(PROMOTIONS, sent, { headers }),
    await manager.post(PROMOTIONS, sent, { headers }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201])
  expect(await listed('?state=running')).toHaveLength(before.length + 1)
  const other = await manager.post(PROMOTIONS, { ...sent, percent: 30 }, { headers })
  expect(other.statusCode).toBe(422)
})

test('a request that is sent again after its promotion was deleted is answered with 404', async () => {
  const headers = { 'idempotency-key': 'deleted' }
  const sent = { ...NEW, categories: [category.id], ...later }
  const { id } = (await manager.post(PROMOTIONS, sent, { headers })).json<{ id: string }>()
  await manager.delete(`${url({ id })}?version=1`)
  expect((await manager.post(PROMOTIONS, sent, { headers })).statusCode).toBe(404)
})

test.each([
  [{ percent: 10, amount: 5 }, { percent: ['მიუთითეთ ან პროცენტი, ან თანხა.'] }],
  [{ percent: null }, { percent: ['მიუთითეთ ან პროცენტი, ან თანხა.'] }],
  [{ categories: [] }, { categories: ['აირჩიეთ კატეგორია ან პროდუქტი.'] }],
  [{ categories: [newId()] }, { categories: ['ასეთი კატეგორია აღარ არის.'] }],
  [{ products: [newId()] }, { products: ['ასეთი პროდუქტი აღარ არის.'] }],
  [{ ends_at: '2020-01-01T00:00:00+04:00' }, { ends_at: ['დასასრული უკვე გავიდა.'] }],
  [
    { starts_at: '2126-01-02T00:00:00+04:00', ends_at: '2126-01-01T00:00:00+04:00' },
    { ends_at: ['დასასრული დასაწყისის შემდეგ უნდა იყოს.'] },
  ],
])('a promotion with %j is refused at its field', async (changes, body) => {
  const answer = await manager.post(PROMOTIONS, { ...NEW, categories: [category.id], ...changes })
  expect([answer.statusCode, answer.json()]).toEqual([400, body])
})

test('a preview counts what would be cut, and what would be left of nothing', async () => {
  const some = await storeCategory(db, 'წინასწარ')
  const dear = await storeProduct(db, { name: 'ძვირი', priceTetri: 5_000, category: some, published: false })
  await storeProduct(db, { name: 'იაფი', priceTetri: 1_000, category: some })
  const sized = await storeProduct(db, {
    ...{ name: 'ზომებით', priceTetri: 900, category: some },
    specifications: [
      { value: 'S', priceTetri: 900 },
      { value: 'L', priceTetri: 2_000 },
    ],
  })
  await storeProduct(db, { name: 'წაშლილი', priceTetri: 5_000, category: some, deletedAt: new Date() })
  const preview = async (changes: object) =>
    promotionPreviewSchema.parse(
      (
        await manager.post(`${PROMOTIONS}preview/`, {
          ...{ percent: null, amount: 10, categories: [some.id], products: [product.id], ...changes },
        })
      ).json(),
    )
  // What another promotion has cut is counted by its regular price.
  const other = await created({ products: [dear.id], percent: 90 })
  expect(await preview({})).toEqual({
    ...{ products: 3, skipped: 1 },
    examples: [
      { id: sized.id, name: 'ზომებით', price: 9, cut_price: null, specifications: 1 },
      { id: dear.id, name: 'ძვირი', price: 50, cut_price: 40, specifications: 0 },
      { id: product.id, name: 'ჩექმა', price: 90, cut_price: 80, specifications: 0 },
    ],
  })
  expect(await preview({ amount: null, percent: 99 })).toMatchObject({ products: 4, skipped: 0 })
  await passed(other, 'endsAt')
  await renew()
})

test('a planned promotion is changed in all its fields, and deleted; who saw an earlier version is refused', async () => {
  const promotion = await created({ categories: [category.id], ...later })
  const change = {
    version: 1,
    name: 'ახალი წელი',
    percent: null,
    amount: 5,
    starts_at: '2125-01-01T00:00:00Z',
  }
  const changed = promotionSchema.parse((await manager.patch(url(promotion), change)).json())
  expect(changed).toMatchObject({ name: 'ახალი წელი', percent: null, amount: 5, version: 2 })
  expect(changed.ends_at).toBe(promotion.ends_at)
  expect(await lastChange()).toMatchObject({
    ...{ action: 'promotion.change', before: { percent: 20 }, after: { amount: 5 } },
  })
  const meanwhile = { detail: 'აქცია ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' }
  const late = await manager.patch(url(promotion), change)
  expect([late.statusCode, late.json()]).toEqual([409, meanwhile])
  expect((await manager.delete(`${url(promotion)}?version=1`)).json()).toEqual(meanwhile)
  const early = await manager.post(`${url(promotion)}end/`, { version: 2 })
  expect([early.statusCode, early.json()]).toEqual([
    409,
    { detail: 'აქცია ჯერ არ დაწყებულა. წაშალეთ ან შეცვალეთ.' },
  ])
  expect((await manager.delete(`${url(promotion)}?version=2`)).statusCode).toBe(204)
  expect(await lastChange()).toMatchObject({ action: 'promotion.delete', after: null })
  expect((await manager.delete(`${url(promotion)}?version=2`)).statusCode).toBe(404)
})

test('one that is on keeps its start, and is ended, not deleted; one that has ended stays as it was', async () => {
  const promotion = await created({ products: [product.id] })
  const start = await manager.patch(url(promotion), { version: 1, starts_at: '2126-01-01T00:00:00Z' })
  expect([start.statusCode, start.json()]).toEqual([
    400,
    { starts_at: ['აქცია უკვე დაიწყო: დასაწყისი აღარ იცვლება.'] },
  ])
  const deleted = await manager.delete(`${url(promotion)}?version=1`)
  expect([deleted.statusCode, deleted.json()]).toEqual([409, { detail: 'აქცია უკვე დაიწყო. დაასრულეთ.' }])
  expect(await shown(product.id)).toMatchObject({ price: 72 })
  const ended = promotionSchema.parse((await manager.post(`${url(promotion)}end/`, { version: 1 })).json())
  expect(ended).toMatchObject({ state: 'ended', renewing: true, version: 2 })
  expect(await lastChange()).toMatchObject({ action: 'promotion.end', before: { ends_at: null } })
  await renew()
  expect(await shown(product.id)).toMatchObject({ price: 90, old_price: null })
  // Two who end it at once have both ended it.
  expect((await owner.post(`${url(promotion)}end/`, { version: 1 })).statusCode).toBe(200)
  const late = await manager.patch(url(promotion), { version: 2, ends_at: null })
  expect([late.statusCode, late.json()]).toEqual([409, { detail: 'აქცია დასრულებულია.' }])
})

test('a product has its own promotions and those of its category, without ended ones', async () => {
  const shelf = await storeCategory(db, 'თარო')
  const { id } = await storeProduct(db, { name: 'თაროზე', category: shelf })
  const running = await created({ products: [id] })
  const planned = await created({ categories: [shelf.id], ...later })
  const over = await created({ products: [id] })
  await manager.post(`${url(over)}end/`, { version: 1 })
  const { results } = productPromotionsSchema.parse(
    (await manager.get(`/v1/admin/products/${id}/promotions/`)).json(),
  )
  expect(results.map((each) => [each.id, each.state])).toEqual([
    [running.id, 'running'],
    [planned.id, 'planned'],
  ])
})
