import { productSchema, promotionSchema, staffProductDetailsSchema, type Promotion } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { promotions } from '../../../server/src/db/priceCutSchema.ts'
import { renewPromotions } from '../../../server/src/modules/promotions/renewal.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

export const PROMOTIONS = '/v1/admin/promotions/'

/** 20 % off nothing yet, from now on. */
export const NEW = {
  name: 'შაბათ-კვირა',
  ...{ percent: 20, amount: null, starts_at: null, ends_at: null },
  ...{ categories: [] as string[], products: [] as string[] },
}

const MINUTE_MS = 60_000

/** The whole server, its staff, and its promotions. */
export async function promotionShop() {
  const built = await staffApp()
  const { db, app, member } = built
  const owner = await member('owner')
  const manager = await member('manager')

  /** Creates a promotion and renews the prices that it is for. */
  async function created(changes: object): Promise<Promotion> {
    const answer = await manager.post(PROMOTIONS, { ...NEW, ...changes })
    expect(answer.statusCode, answer.body).toBe(201)
    await renewPromotions(db)
    return promotionSchema.parse(answer.json())
  }

  /** Lets a promotion begin or end a minute ago, as if the time had come. */
  async function passed({ id }: Pick<Promotion, 'id'>, which: 'startsAt' | 'endsAt'): Promise<void> {
    const [row] = await db
      .select()
      .from(promotions)
      .where(eq(promotions.id, String(id)))
    const moment = new Date(Date.now() - MINUTE_MS)
    const startsAt = which === 'endsAt' ? new Date(Date.now() - 2 * MINUTE_MS) : moment
    const began = row?.renewalBeganAt == null ? null : startsAt
    await db
      .update(promotions)
      .set({
        startsAt,
        dueAt: moment,
        ...{ renewalBeganAt: began, ...(which === 'endsAt' && { endsAt: moment }) },
      })
      .where(eq(promotions.id, String(id)))
  }

  /** Products in a category of their own, by default more than two batches, and a promotion of it that is due. */
  async function dueCategory(title: string, count = 250) {
    const category = await storeCategory(db, title)
    const ids: string[] = []
    for (let at = 0; at < count; at += 1)
      ids.push((await storeProduct(db, { name: `${title} ${at}`, priceTetri: 1_000, category })).id)
    const answer = await manager.post(PROMOTIONS, { ...NEW, categories: [category.id] })
    return { category, ids: ids.toSorted(), promotion: answer.json<{ id: string }>() }
  }

  return {
    ...{ ...built, owner, manager, created, passed, dueCategory },
    renew: () => renewPromotions(db),
    /** A product as the shop shows it. */
    async shown(id: string) {
      const answer = await app.inject({ url: `/v1/products/${id}/` })
      const { price, old_price, discount_percentage, specifications } = productSchema.parse(answer.json())
      const parts = specifications.map((each) => [each.price, each.old_price] as const)
      return { price, old_price, discount_percentage, parts }
    },
    /** A product as staff edit it. */
    edited: async (id: string) =>
      staffProductDetailsSchema.parse((await manager.get(`/v1/admin/products/${id}/`)).json()),
    /** Changes a product, seen as it is now. */
    async edit(id: string, change: object) {
      const { version } = staffProductDetailsSchema.parse(
        (await manager.get(`/v1/admin/products/${id}/`)).json(),
      )
      const answer = await manager.patch(`/v1/admin/products/${id}/`, { version, ...change })
      expect(answer.statusCode, answer.body).toBe(200)
      return staffProductDetailsSchema.parse(answer.json())
    },
  }
}
