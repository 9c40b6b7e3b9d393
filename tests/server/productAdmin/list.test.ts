import { staffProductPartSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, member } = await staffApp()
const manager = await member('manager')
const wine = await storeCategory(db, 'ღვინო')
const jug = await storeProduct(db, {
  ...{ name: 'დოქი', handle: 'doki-1', priceTetri: 2_000, inventory: 3, images: ['files/jug.jpg'] },
  createdAt: new Date('2026-01-01'),
})
const bowl = await storeProduct(db, {
  ...{ name: 'ჯამი', priceTetri: 900, oldPriceTetri: 1_200, inventory: 0, published: false },
  createdAt: new Date('2026-01-02'),
})
const red = await storeProduct(db, {
  ...{ name: 'საფერავი', priceTetri: 3_000, category: wine, inventory: 99 },
  specifications: [
    { value: '0,75 ლ', priceTetri: 3_000, inventory: 30 },
    { value: '1,5 ლ', priceTetri: 5_000, inventory: 10 },
    { value: '3 ლ', priceTetri: 9_000, inventory: 7, active: false },
  ],
  createdAt: new Date('2026-01-03'),
})
const gone = await storeProduct(db, { name: 'წაშლილი', published: false, deletedAt: new Date() })

async function list(query: Record<string, string> = {}) {
  const answer = await manager.get(`/v1/admin/products/?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return staffProductPartSchema.parse(answer.json())
}
const names = async (query?: Record<string, string>) => (await list(query)).results.map(({ name }) => name)

test('the list has all products but deleted ones, newest first, each with what it is sold for and left', async () => {
  expect((await list()).results).toEqual([
    {
      ...{
        id: red.id,
        handle: red.id,
        name: 'საფერავი',
        price: 30,
        old_price: null,
        cut_price: null,
        stock: 40,
      },
      ...{ has_specifications: true, published: true, category: { id: wine.id, title: 'ღვინო' } },
      ...{ image: null, version: 1 },
    },
    expect.objectContaining({ id: bowl.id, published: false, price: 9, old_price: 12, stock: 0 }),
    expect.objectContaining({ id: jug.id, stock: 3, image: '/media/files/jug.jpg', category: null }),
  ])
})

test('it is sorted by name, price and stock', async () => {
  expect(await names({ sort: 'name' })).toEqual(['დოქი', 'საფერავი', 'ჯამი'])
  expect(await names({ sort: 'price' })).toEqual(['ჯამი', 'დოქი', 'საფერავი'])
  expect(await names({ sort: '-price' })).toEqual(['საფერავი', 'დოქი', 'ჯამი'])
  expect(await names({ sort: 'stock' })).toEqual(['ჯამი', 'დოქი', 'საფერავი'])
  expect(await names({ sort: '-stock' })).toEqual(['საფერავი', 'დოქი', 'ჯამი'])
})

test('it is filtered by category, by whether shoppers see it, and by stock', async () => {
  expect(await names({ category: wine.id })).toEqual(['საფერავი'])
  expect(await names({ published: 'false' })).toEqual(['ჯამი'])
  expect(await names({ stock: 'out' })).toEqual(['ჯამი'])
  expect(await names({ stock: 'low' })).toEqual(['დოქი'])
  expect(await names({ stock: 'in' })).toEqual(['საფერავი', 'დოქი'])
  expect(await names({ category: 'unknown' })).toEqual([])
})

test('a search finds the beginnings of words, in either script, hidden products, and a handle or SKU', async () => {
  expect(await names({ search: 'საფე' })).toEqual(['საფერავი'])
  expect(await names({ search: 'saperavi ღვინო' })).toEqual(['საფერავი'])
  expect(await names({ search: 'ჯამი' })).toEqual(['ჯამი'])
  expect(await names({ search: 'doki-1' })).toEqual(['დოქი'])
  expect(await names({ search: 'ჯამი ღვინო' })).toEqual([])
  expect(await names({ search: '!' })).toEqual([])
  expect(await names({ search: gone.id })).toEqual([])
})

test('parts follow each other without a gap, in every order', async () => {
  const many = await storeCategory(db, 'ბევრი')
  for (let at = 0; at < 60; at += 1)
    await storeProduct(db, {
      ...{ name: `ჭიქა ${at % 7}`, priceTetri: 100 + (at % 5), inventory: at % 3, category: many },
    })
  for (const sort of ['newest', 'name', 'price', '-price', 'stock', '-stock']) {
    const first = await list({ category: many.id, sort })
    const second = await list({ category: many.id, sort, after: String(first.next) })
    expect([first.results.length, second.results.length, second.next], sort).toEqual([50, 10, null])
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size, sort).toBe(60)
  }
})
