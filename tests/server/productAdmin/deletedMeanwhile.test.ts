import { bulkStateSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../server/src/db/database.ts'
import { categories, products } from '../../../server/src/db/schema.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'
import { commitWhileWaiting } from '../support/waiting.ts'

const { db, member } = await staffApp()
const manager = await member('manager')
const BULK = '/v1/admin/bulk-changes/'
const UNKNOWN = { category: ['ასეთი კატეგორია აღარ არის.'] }

test('a change of many goes on when one of its products is deleted meanwhile', async () => {
  const category = await storeCategory(db, 'წაშლადი')
  const gone = await storeProduct(db, { name: 'წაშლილი', priceTetri: 1_000, category })
  await storeProduct(db, { name: 'დარჩენილი', priceTetri: 1_000, category })
  const seen = await manager.post(BULK, { filter: { category: category.id }, published: false })
  const { id } = bulkStateSchema.parse(seen.json())
  const applied = await commitWhileWaiting(
    db,
    (transaction) => transaction.delete(products).where(eq(products.id, gone.id)),
    () => manager.post(`${BULK}${String(id)}/apply/`),
  )
  expect(applied.statusCode, applied.body).toBe(200)
  expect(bulkStateSchema.parse(applied.json()).counts).toMatchObject({ waiting: 0, applied: 1, changed: 0 })
})

test('a category that is deleted meanwhile is refused at its field, or the product isn’t moved there', async () => {
  const { id } = await storeProduct(db, { name: 'ჩანთა' })
  const remove = (categoryId: string) => (transaction: Transaction) =>
    transaction.delete(categories).where(eq(categories.id, categoryId))
  const calls = [
    (category: string) => manager.post('/v1/admin/products/', { name: 'ახალი ჩანთა', price: 1, category }),
    (category: string) => manager.patch(`/v1/admin/products/${id}/`, { version: 1, category }),
  ]
  for (const [index, call] of calls.entries()) {
    const category = await storeCategory(db, `გაუქმებული ${index}`)
    const answer = await commitWhileWaiting(db, remove(category.id), () => call(category.id))
    expect([answer.statusCode, answer.json()]).toEqual([400, UNKNOWN])
  }
  const category = await storeCategory(db, 'გაუქმებული მრავალში')
  const change = { filter: { search: 'ჩანთა' }, category: category.id }
  const { id: bulk } = bulkStateSchema.parse((await manager.post(BULK, change)).json())
  const applied = await commitWhileWaiting(db, remove(category.id), () =>
    manager.post(`${BULK}${String(bulk)}/apply/`),
  )
  expect(applied.statusCode, applied.body).toBe(200)
  expect(bulkStateSchema.parse(applied.json()).counts).toMatchObject({ waiting: 0, applied: 0, changed: 1 })
})
