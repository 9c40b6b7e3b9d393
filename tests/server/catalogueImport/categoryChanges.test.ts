import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { categories, products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { renewRenamed } from '../../../server/src/modules/categoryAdmin/renewSearch.ts'
import { storeCategory } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'
import { commitWhileWaiting, waiting } from '../support/waiting.ts'
import { plainRow, type Cells } from './support/csv.ts'
import { importer } from './support/shop.ts'

const { db, member } = await staffApp()
const manager = await member('manager')
const { importRows } = await importer(db)
const PATH = '/v1/admin/categories/'

const productOf = async (handle: string) => {
  const [row] = await db
    .select({ category: categories.title, searchText: products.searchText })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.handle, handle))
  return row
}

/**
 * Imports rows, and a change of a product that is there. That one is locked, so the import has read the categories and waits
 * while `work` is done.
 */
async function whileImporting(rows: readonly Cells[], work: () => Promise<unknown>) {
  const held = { Handle: 'held', Type: 'მოცდა' }
  await importRows([plainRow({ ...held, Title: 'ერთი' })])
  let imported: ReturnType<typeof importRows> | undefined
  await inTransaction(db, async (transaction) => {
    await transaction.select().from(products).where(eq(products.handle, held.Handle)).for('update')
    imported = importRows([plainRow({ ...held, Title: 'ორი' }), ...rows])
    await expect.poll(() => waiting(db)).toBe(1)
    await work()
  })
  return imported
}

test('an import puts products into a category that staff add meanwhile', async () => {
  const category = { id: newId(), title: 'ამასობაში', position: 900 }
  const report = await commitWhileWaiting(
    db,
    (transaction) => transaction.insert(categories).values(category),
    () => importRows([plainRow({ Handle: 'into-new', Type: category.title })]),
  )
  expect(report.categoriesAdded).toEqual([])
  expect(await productOf('into-new')).toMatchObject({ category: category.title })
})

test('an import whose category is deleted meanwhile adds it again', async () => {
  const { id } = await storeCategory(db, 'წაშლილი')
  const report = await whileImporting([plainRow({ Handle: 'into-gone', Type: 'წაშლილი' })], async () => {
    const deleted = await manager.delete(`${PATH}${id}/`)
    expect(deleted.statusCode, deleted.body).toBe(200)
  })
  expect(report).toMatchObject({ products: { added: 1 }, categoriesAdded: ['წაშლილი'] })
  expect(await productOf('into-gone')).toMatchObject({ category: 'წაშლილი' })
})

test('products of a category that is renamed while they are imported are found by its new title', async () => {
  const { id } = await storeCategory(db, 'ქოთნები')
  await whileImporting([plainRow({ Handle: 'into-renamed', Type: 'ქოთნები' })], async () => {
    const renamed = await manager.patch(`${PATH}${id}/`, { seen: 'ქოთნები', title: 'ლარნაკები' })
    expect(renamed.statusCode, renamed.body).toBe(200)
    // Of the products that were there all have the new title.
    await renewRenamed(db)
  })
  await renewRenamed(db)
  const product = await productOf('into-renamed')
  expect(product).toMatchObject({ category: 'ლარნაკები' })
  expect(product?.searchText).toContain('ლარნაკები')
  expect(product?.searchText).not.toContain('ქოთნები')
})

test('a category that a long import uses isn’t renamed, and staff are told why', async () => {
  const { id } = await storeCategory(db, 'ფიალები')
  const answer = await inTransaction(db, async (transaction) => {
    // As an import does for each product.
    await transaction.select().from(categories).where(eq(categories.id, id)).for('key share')
    return manager.patch(`${PATH}${id}/`, { seen: 'ფიალები', title: 'სასმისები' })
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'ამ კატეგორიის პროდუქტები ახლა იმპორტდება. სცადეთ, როცა იმპორტი დასრულდება.' },
  ])
})

test('a category isn’t renamed to a title that an import adds meanwhile', async () => {
  const { id } = await storeCategory(db, 'ჭურჭელი')
  let renamed: ReturnType<typeof manager.patch> | undefined
  await whileImporting([plainRow({ Handle: 'into-taken', Type: 'დაკავებული' })], async () => {
    renamed = manager.patch(`${PATH}${id}/`, { seen: 'ჭურჭელი', title: 'დაკავებული' })
    await expect.poll(() => waiting(db)).toBe(2)
  })
  const answer = await renamed
  expect([answer?.statusCode, answer?.json()]).toEqual([400, { title: ['ასეთი კატეგორია უკვე არის.'] }])
})
