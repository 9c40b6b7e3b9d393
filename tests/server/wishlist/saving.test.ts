import { savedItemSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savedItems } from '../../../server/src/db/savedSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { MAX_SAVED_ITEMS } from '../../../server/src/config/limits.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { PATH, wishlistApp } from './wishlistApp.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, customer } = await wishlistApp()
const scarf = await storeProduct(db, { name: 'შარფი' })
const honey = await storeProduct(db, {
  name: 'თაფლი',
  specifications: [
    { value: '250 გ', priceTetri: 900 },
    { value: '500 გ', priceTetri: null },
    { value: '1 კგ', priceTetri: 3000, active: false },
  ],
})
const [quarter = '', half = '', gone = ''] = honey.specificationIds
const CHOOSE = 'გთხოვთ, აირჩიოთ სპეციფიკაცია.'

test('WISH-03 API-02 saving a product again returns the existing item', async () => {
  const asked = await customer()
  const first = await asked.save({ product: scarf.id })
  expect([first.statusCode, first.headers['cache-control']]).toEqual([201, 'no-store'])
  const again = await asked.save({ product: scarf.id, specification_id: null })
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await asked.list()).toEqual([savedItemSchema.parse(first.json())])
})

test('WISH-03 a product is saved once for each of its specifications, also for one without a price', async () => {
  const asked = await customer()
  await asked.saved({ product: honey.id, specification_id: quarter })
  await asked.saved({ product: honey.id.toUpperCase(), specification_id: half.toUpperCase() })
  const again = await asked.save({ product: honey.id, specification_id: quarter })
  expect(again.statusCode).toBe(200)
  expect((await asked.list()).map(({ specification }) => specification?.value)).toEqual(['500 გ', '250 გ'])
})

test('WISH-03 a product with specifications needs one of them', () =>
  eachRow(
    [
      ['none', undefined],
      ['null', null],
      ['one that the shop no longer has', gone],
      ['one of no product', newId()],
      ['another shop’s', 7],
    ],
    async (_, specification_id) => {
      const asked = await customer()
      const answer = await asked.save({ product: honey.id, specification_id })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { specification_id: [CHOOSE], detail: CHOOSE },
      ])
      expect(await asked.list()).toEqual([])
    },
  ))

test('WISH-03 another product’s specification can’t be saved', async () => {
  const asked = await customer()
  const answer = await asked.save({ product: scarf.id, specification_id: quarter })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { specification_id: ['ვერ მოიძებნა.'], detail: 'ვერ მოიძებნა.' },
  ])
  expect(await asked.list()).toEqual([])
})

test('WISH-04 a missing or hidden product is 404', async () => {
  const asked = await customer()
  const hidden = await storeProduct(db, { name: 'დამალული', published: false })
  for (const product of [newId(), hidden.id, 7, 'x'])
    expect([(await asked.save({ product })).statusCode, (await asked.save({ product })).json()]).toEqual([
      404,
      { detail: 'ვერ მოიძებნა.' },
    ])
})

test('WISH-03 the same product saved twenty times at once is one row, and every response contains it', async () => {
  const asked = await customer()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => asked.save({ product: honey.id, specification_id: quarter })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
  const [item] = await asked.list()
  for (const answer of answers) expect(answer.json()).toEqual(item)
  expect(await db.$count(savedItems, eq(savedItems.userId, asked.id))).toBe(1)
})

test('WISH-03 a full wishlist accepts nothing more, also of many at once, but returns existing items', async () => {
  const asked = await customer()
  const goods = Array.from({ length: MAX_SAVED_ITEMS + 9 }, () => newId())
  await db.insert(products).values(goods.map((id) => ({ id, handle: id, name: 'ნივთი', priceTetri: 100 })))
  const [known = '', ...rest] = goods.slice(0, MAX_SAVED_ITEMS - 1)
  await db
    .insert(savedItems)
    .values([known, ...rest].map((productId) => ({ id: newId(), userId: asked.id, productId })))
  const answers = await Promise.all(
    goods.slice(MAX_SAVED_ITEMS - 1).map((product) => asked.save({ product })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    201,
    ...answers.slice(1).map(() => 400),
  ])
  const refused = answers.find(({ statusCode }) => statusCode === 400)
  expect(refused?.json()).toEqual({ detail: `შენახულებში ${MAX_SAVED_ITEMS} პროდუქტზე მეტი ვერ დაეტევა.` })
  expect(await db.$count(savedItems, eq(savedItems.userId, asked.id))).toBe(MAX_SAVED_ITEMS)
  expect((await asked.save({ product: known })).statusCode).toBe(200)
})

test('WISH-01 an item is removed once, and can be saved again', async () => {
  const asked = await customer()
  const item = await asked.saved({ product: scarf.id })
  const path = `${PATH}${String(item.id)}/`
  const removed = await asked.delete(path)
  expect([removed.statusCode, removed.body, removed.headers['cache-control']]).toEqual([204, '', 'no-store'])
  expect([(await asked.delete(path)).statusCode, await asked.list()]).toEqual([404, []])
  expect((await asked.saved({ product: scarf.id })).id).not.toBe(item.id)
})
