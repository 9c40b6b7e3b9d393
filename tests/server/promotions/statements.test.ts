import { bulkStateSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { statements } from '../../../server/src/observations.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, manager, created, shown } = await promotionShop()
const BULK = '/v1/admin/bulk-changes/'

/** The statements that some work makes. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const end = statements.observe(({ text }, run) => {
    texts.push(text)
    return run()
  })
  await work().finally(end)
  return texts
}

test('a product is as new as its prices, also when only those of its specifications are cut', async () => {
  const { id } = await storeProduct(db, {
    ...{ name: 'ხალიჩა', priceTetri: 500 },
    specifications: [{ value: 'დიდი', priceTetri: 5_000 }],
  })
  const old = new Date('2020-01-01')
  await db.update(products).set({ updatedAt: old }).where(eq(products.id, id))
  await created({ products: [id], percent: null, amount: 10 })
  expect(await shown(id)).toMatchObject({ price: 5, parts: [[40, 50]] })
  const [row] = await db.select().from(products).where(eq(products.id, id))
  expect(row?.updatedAt.getTime()).toBeGreaterThan(old.getTime())
})

test('a change of many products asks once for the promotions that are on, and follows them into a new category', async () => {
  const from = await storeCategory(db, 'საიდან')
  const to = await storeCategory(db, 'სად')
  const stored = await Promise.all(
    ['ერთი', 'ორი', 'სამი'].map((name) => storeProduct(db, { name, priceTetri: 1_000, category: from })),
  )
  await created({ categories: [from.id], percent: 10 })
  await created({ categories: [to.id], percent: 30 })
  const change = { filter: { category: from.id }, category: to.id }
  const { id } = bulkStateSchema.parse((await manager.post(BULK, change)).json())
  const asked = (way: string) => statementsOf(() => manager.post(`${BULK}${String(id)}/${way}/`))
  const ofCuts = (texts: string[]) => texts.filter((text) => text.includes('"promotion_targets"'))
  const prices = async () =>
    (await Promise.all(stored.map((each) => shown(each.id)))).map(({ price }) => price)

  expect(ofCuts(await asked('apply'))).toHaveLength(1)
  expect(await prices()).toEqual([7, 7, 7])
  expect(ofCuts(await asked('undo'))).toHaveLength(1)
  expect(await prices()).toEqual([9, 9, 9])
})

test('a preview opens no transaction', async () => {
  const { id } = await storeProduct(db, { name: 'წინასწარ', priceTetri: 1_000 })
  const sent = { percent: 10, amount: null, categories: [], products: [id] }
  let status = 0
  const texts = await statementsOf(async () => {
    status = (await manager.post(`${PROMOTIONS}preview/`, sent)).statusCode
  })
  expect(status).toBe(200)
  expect(texts.some((text) => text.includes('"products"'))).toBe(true)
  expect(texts.filter((text) => text.startsWith('begin'))).toEqual([])
})
