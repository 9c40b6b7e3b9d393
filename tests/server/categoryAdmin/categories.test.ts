import {
  auditPartSchema,
  categoryListSchema,
  productPageSchema,
  productSchema,
  staffCategoryListSchema,
  type StaffCategoryList,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { renewRenamed } from '../../../server/src/modules/categoryAdmin/renewSearch.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'
import { newShopper } from '../support/shopper.ts'

const { app, db, member } = await staffApp()
const manager = await member('manager')
const owner = await member('owner')
const shopper = await newShopper(app)
const PATH = '/v1/admin/categories/'

type Answer = Awaited<ReturnType<typeof manager.get>>
function listIn(answer: Answer): StaffCategoryList['results'] {
  expect(answer.statusCode, answer.body).toBe(200)
  return staffCategoryListSchema.parse(answer.json()).results
}
const list = async () => listIn(await manager.get(PATH))
const idOf = async (title: string) => String((await list()).find((each) => each.title === title)?.id)
const create = async (title: string) => listIn(await manager.post(PATH, { title }))
const shownTitles = async () =>
  categoryListSchema.parse((await shopper.get('/v1/categories/')).json()).map(({ title }) => title)
const found = async (search: string) =>
  productPageSchema
    .parse((await shopper.get(`/v1/products/?${new URLSearchParams({ search })}`)).json())
    .results.map(({ name }) => name)
const lastChange = async () => auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results[0]

test('a new category comes last, and is seen by shoppers; another one of its title is refused', async () => {
  await create(' სამზარეულო ')
  expect((await create('ბაღი')).map(({ title }) => title).slice(-2)).toEqual(['სამზარეულო', 'ბაღი'])
  expect((await shownTitles()).slice(-2)).toEqual(['სამზარეულო', 'ბაღი'])
  expect(await lastChange()).toMatchObject({ action: 'category.create', after: { title: 'ბაღი' } })
  const again = await manager.post(PATH, { title: 'ბაღი' })
  expect([again.statusCode, again.json()]).toEqual([400, { title: ['ასეთი კატეგორია უკვე არის.'] }])
  expect((await manager.post(PATH, { title: '  ' })).statusCode).toBe(400)
})

test('of two categories of one title at once one is added', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => manager.post(PATH, { title: 'ერთი' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
})

test('categories are sorted, as shoppers see them; an order of other categories is refused', async () => {
  const ids = (await list()).map(({ id }) => id)
  const reversed = ids.toReversed()
  expect(listIn(await manager.put(`${PATH}order/`, { ids: reversed })).map(({ id }) => id)).toEqual(reversed)
  expect(await shownTitles()).toEqual((await list()).map(({ title }) => title))
  expect(await lastChange()).toMatchObject({
    ...{ action: 'category.sort', subject: { kind: 'category', id: 'all' } },
    ...{ before: null, after: { categories: ids.length } },
  })
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids, 'unknown']])
    expect((await manager.put(`${PATH}order/`, { ids: wrong })).statusCode).toBe(409)
})

test('products of a renamed category are found by its new title alone, also in several batches', async () => {
  const category = await storeCategory(db, 'ჭიქები')
  const names = Array.from({ length: 101 }, (_, index) => `სასმისი ${index}`)
  for (const name of names) await storeProduct(db, { name, category })
  const elsewhere = await storeProduct(db, { name: 'ჭიქები სხვაგან' })
  expect((await found('ჭიქები')).length).toBeGreaterThan(1)
  const renamed = await manager.patch(`${PATH}${category.id}/`, { seen: 'ჭიქები', title: 'კათხები' })
  expect(listIn(renamed).map(({ title }) => title)).toContain('კათხები')
  // Two processes share the work.
  await Promise.all([renewRenamed(db), renewRenamed(db)])
  expect(await found('ჭიქები')).toEqual(['ჭიქები სხვაგან'])
  for (const name of names.slice(-2)) expect(await found(`კათხები ${name}`)).toContain(name)
  expect(await lastChange()).toMatchObject({
    ...{ action: 'category.rename', before: { title: 'ჭიქები' }, after: { title: 'კათხები' } },
  })
  const [kept] = await db.select().from(products).where(eq(products.id, elsewhere.id))
  expect(kept?.version).toBe(1)
})

test('a renaming is done once, and not over another person’s', async () => {
  await create('ლამპა')
  const url = `${PATH}${await idOf('ლამპა')}/`
  for (const _ of [1, 2]) listIn(await manager.patch(url, { seen: 'ლამპა', title: 'სანათი' }))
  const late = await manager.patch(url, { seen: 'ლამპა', title: 'ჩირაღდანი' })
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { detail: 'კატეგორიები ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' },
  ])
  const taken = await manager.patch(url, { seen: 'სანათი', title: 'ბაღი' })
  expect([taken.statusCode, taken.json()]).toEqual([400, { title: ['ასეთი კატეგორია უკვე არის.'] }])
})

test('a category with products isn’t deleted; without any, or with deleted ones alone, it is', async () => {
  const category = await storeCategory(db, 'თარო')
  const { id } = await storeProduct(db, { name: 'თარო', category, published: false })
  const refused = await manager.delete(`${PATH}${category.id}/`)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { detail: 'ამ კატეგორიაში პროდუქტებია. ჯერ ისინი სხვა კატეგორიაში გადაიტანეთ.' },
  ])
  expect((await list()).find((each) => each.id === category.id)).toMatchObject({ has_products: true })
  await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id))
  listIn(await manager.patch(`${PATH}${category.id}/`, { seen: '', title_en: 'Shelf' }))
  expect(listIn(await manager.delete(`${PATH}${category.id}/`)).map(({ title }) => title)).not.toContain(
    'თარო',
  )
  expect(await lastChange()).toMatchObject({
    action: 'category.delete',
    before: { title: 'თარო', title_en: 'Shelf' },
    after: null,
  })
  expect((await manager.delete(`${PATH}${category.id}/`)).statusCode).toBe(404)
})

test('a product that is moved to a category while that is deleted is refused, or keeps it', async () => {
  const { id } = await storeProduct(db, { name: 'მოგზაური' })
  const category = await storeCategory(db, 'გაუქმებული')
  const [moved, deleted] = await Promise.all([
    manager.patch(`/v1/admin/products/${id}/`, { version: 1, category: category.id }),
    manager.delete(`${PATH}${category.id}/`),
  ])
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual([moved.statusCode, deleted.statusCode])
})

test('shoppers get the English title of a category, in the list and with its products', async () => {
  const added = listIn(await manager.post(PATH, { title: 'ავეჯი', title_en: ' Furniture ' }))
  const id = String(added.find(({ title }) => title === 'ავეჯი')?.id)
  const chair = await storeProduct(db, { name: 'სკამი', category: { id, title: 'ავეჯი' } })
  const categoryOfChair = async () =>
    productSchema.parse((await shopper.get(`/v1/products/${chair.id}/`)).json()).category
  const listed = async () =>
    categoryListSchema
      .parse((await shopper.get('/v1/categories/')).json())
      .find(({ title }) => title === 'ავეჯი')?.title_en
  expect([await listed(), await categoryOfChair()]).toEqual([
    'Furniture',
    { id: 'ავეჯი', title_en: 'Furniture' },
  ])

  for (const titles of [{}, { title: 'სავარძლები', title_en: 'Seats' }])
    expect((await manager.patch(`${PATH}${id}/`, { seen: 'Furniture', ...titles })).statusCode).toBe(400)
  const late = await manager.patch(`${PATH}${id}/`, { seen: 'Chairs', title_en: 'Seats' })
  expect(late.statusCode).toBe(409)
  listIn(await manager.patch(`${PATH}${id}/`, { seen: 'Furniture', title_en: '' }))
  expect(await lastChange()).toMatchObject({
    ...{ action: 'category.rename', before: { title_en: 'Furniture' }, after: { title_en: '' } },
  })
  expect([await listed(), await categoryOfChair()]).toEqual([undefined, { id: 'ავეჯი' }])
})
