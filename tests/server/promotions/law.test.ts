import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { lowestCutPrice, type PriceCut } from '../../../server/src/modules/promotions/cutPrice.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { rounds } from '../support/rounds.ts'
import { PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, manager, created, passed, renew, edit } = await promotionShop()
const categories = [await storeCategory(db, 'პირველი'), await storeCategory(db, 'მეორე')]

interface Promoted {
  id: string
  cut: PriceCut
  /** a category's index; null: the product itself */
  target: number | null
}
interface Model {
  productId: string
  category: number | null
  price: number
  oldPrice: number | null
  part: number
  planned: Promoted[]
  running: Promoted[]
}

const price = fc.integer({ min: 1, max: 3_000 })
const cut = fc.oneof(
  fc.integer({ min: 1, max: 9_900 }).map((percentBp): PriceCut => ({ percentBp, amountTetri: null })),
  fc.integer({ min: 1, max: 2_000 }).map((amountTetri): PriceCut => ({ percentBp: null, amountTetri })),
)
const target = fc.constantFrom(null, 0, 1)
const step = fc.oneof(
  fc.record({ do: fc.constant('plan' as const), cut, target }),
  fc.record({ do: fc.constantFrom('start' as const, 'end' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('recut' as const), at: fc.nat(), cut }),
  fc.record({ do: fc.constant('price' as const), price, oldPrice: fc.option(price), part: price }),
  fc.record({ do: fc.constant('move' as const), target }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const applies =
  ({ category }: Model) =>
  (each: Promoted) =>
    each.target === null || each.target === category
const sent = ({ percentBp, amountTetri }: PriceCut) => ({
  percent: percentBp === null ? null : percentBp / 100,
  amount: amountTetri === null ? null : amountTetri / 100,
})

async function take(model: Model, one: Step): Promise<void> {
  switch (one.do) {
    case 'plan': {
      const where =
        one.target === null ? { products: [model.productId] } : { categories: [categories[one.target]?.id] }
      const { id } = await created({ ...sent(one.cut), ...where, starts_at: '2126-01-01T00:00:00Z' })
      model.planned.push({ id: String(id), cut: one.cut, target: one.target })
      return
    }
    case 'start':
    case 'end': {
      const from = one.do === 'start' ? model.planned : model.running
      const [moved] = from.splice(one.at % Math.max(1, from.length), 1)
      if (moved === undefined) return
      await passed(moved, one.do === 'start' ? 'startsAt' : 'endsAt')
      await renew()
      if (one.do === 'start') model.running.push(moved)
      return
    }
    case 'recut': {
      const changed = model.running[one.at % Math.max(1, model.running.length)]
      if (changed === undefined) return
      const { results } = (await manager.get(`${PROMOTIONS}?state=running`)).json<{
        results: { id: string; version: number }[]
      }>()
      const version = results.find(({ id }) => id === changed.id)?.version
      const answer = await manager.patch(`${PROMOTIONS}${changed.id}/`, { version, ...sent(one.cut) })
      expect(answer.statusCode, answer.body).toBe(200)
      await renew()
      changed.cut = one.cut
      return
    }
    case 'price': {
      const [specification] = await db
        .select()
        .from(specifications)
        .where(eq(specifications.productId, model.productId))
      await edit(model.productId, {
        ...{ price: one.price / 100, old_price: one.oldPrice === null ? null : one.oldPrice / 100 },
        specifications: [
          {
            ...{ id: specification?.id, value: 'ერთი', sku: '', stock_change: 0 },
            ...{ price: one.part / 100, old_price: null },
          },
        ],
      })
      model.price = one.price
      model.oldPrice = one.oldPrice !== null && one.oldPrice > one.price ? one.oldPrice : null
      model.part = one.part
      return
    }
    case 'move':
      await edit(model.productId, {
        category: one.target === null ? null : (categories[one.target]?.id ?? null),
      })
      model.category = one.target
  }
}

async function check(model: Model): Promise<void> {
  const cuts = model.running.filter(applies(model)).map((each) => each.cut)
  const expected = (regular: number, oldPrice: number | null) => {
    const after = lowestCutPrice(regular, cuts)
    return after === null
      ? { priceTetri: regular, oldPriceTetri: oldPrice, regularPriceTetri: null, regularOldPriceTetri: null }
      : {
          ...{ priceTetri: after, oldPriceTetri: regular },
          ...{ regularPriceTetri: regular, regularOldPriceTetri: oldPrice },
        }
  }
  const [row] = await db.select().from(products).where(eq(products.id, model.productId))
  expect(row).toMatchObject(expected(model.price, model.oldPrice))
  const [part] = await db.select().from(specifications).where(eq(specifications.productId, model.productId))
  expect(part).toMatchObject(expected(model.part, null))
}

test('law: after any starts, ends, changes, edits and moves the prices are the computed ones, and in the end the regular ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const stored = await storeProduct(db, {
        ...{ name: 'ერთი', priceTetri: 1_000 },
        specifications: [{ value: 'ერთი', priceTetri: 700 }],
      })
      const model: Model = {
        ...{ productId: stored.id, category: null, price: 1_000, oldPrice: null, part: 700 },
        ...{ planned: [], running: [] },
      }
      for (const one of steps) {
        await take(model, one)
        await check(model)
      }
      while (model.running.length > 0) await take(model, { do: 'end', at: 0 })
      await check(model)
    }),
    { numRuns: rounds(20, 200) },
  )
})
