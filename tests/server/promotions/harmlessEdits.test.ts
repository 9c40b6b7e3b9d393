import { promotionSchema, type Promotion } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { promotions } from '../../../server/src/db/priceCutSchema.ts'
import { renewPromotions } from '../../../server/src/modules/promotions/renewal.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, manager, created, passed, renew, shown, dueCategory } = await promotionShop()

const change = async ({ id }: Pick<Promotion, 'id'>, sent: object) => {
  const answer = await manager.patch(`${PROMOTIONS}${String(id)}/`, sent)
  expect(answer.statusCode, answer.body).toBe(200)
  return promotionSchema.parse(answer.json())
}

const row = async ({ id }: Pick<Promotion, 'id'>) =>
  (
    await db
      .select()
      .from(promotions)
      .where(eq(promotions.id, String(id)))
  )[0]

/** The products whose prices some work renews, and null for all pages. */
async function renewedBy(work: () => Promise<unknown>) {
  const renewed: (string | null)[] = []
  const unsubscribe = productChanges.subscribe((ids) => renewed.push(...(ids ?? [null])))
  await work().finally(unsubscribe)
  return renewed
}

test('another name, another end in the future and the same fields again renew no prices, and the new end counts', async () => {
  const { id } = await storeProduct(db, { name: 'ჯამი', priceTetri: 1_000 })
  const category = await storeCategory(db, 'ჯამები')
  const sent = { categories: [category.id], products: [id] }
  const promotion = await created({ ...sent, ends_at: '2126-01-01T00:00:00Z' })
  const renewed = await renewedBy(async () => {
    for (const [version, fields] of [
      { name: 'სხვა სახელი' },
      { ends_at: '2127-01-01T00:00:00Z' },
      { ...sent, percent: 20, amount: null, starts_at: promotion.starts_at },
      { ends_at: null },
      { ends_at: '2126-06-01T00:00:00Z' },
    ].entries())
      expect(await change(promotion, { ...fields, version: version + 1 })).toMatchObject({ renewing: false })
    await renew()
  })
  expect(renewed).toEqual([])
  expect(await row(promotion)).toMatchObject({ dueAt: new Date('2126-06-01T00:00:00Z') })
  expect(await shown(id)).toMatchObject({ price: 8, old_price: 10 })
  await passed(promotion, 'endsAt')
  await renew()
  expect(await shown(id)).toMatchObject({ price: 10, old_price: null })
})

test('another name during a renewal lets it go on where it is', async () => {
  const { ids, promotion } = await dueCategory('გადარქმეული')
  const stop = new AbortController()
  const unsubscribe = productChanges.subscribe(() => stop.abort())
  await renewPromotions(db, { stop: stop.signal })
  unsubscribe()
  expect(await change(promotion, { version: 1, name: 'სხვა' })).toMatchObject({ renewing: true })
  expect(await row(promotion)).toMatchObject({ renewedUntil: ids[99] })
  expect(await renewedBy(renew)).toEqual([...ids.slice(100), null])
})
