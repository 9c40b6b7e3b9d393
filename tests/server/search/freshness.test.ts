import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { createSearchRepository } from '../../../server/src/modules/search/repository.ts'
import { createSearchService } from '../../../server/src/modules/search/service.ts'
import { changeProduct, storeProduct } from '../catalogue/goods.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db } = await testDatabase()
const repository = createSearchRepository(db)

test('a large catalogue’s search answers from the old index while the new one is made', async () => {
  // Every index counts as slow to make.
  const search = createSearchService(repository, { waitFor: -1 })
  const first = await storeProduct(db, { name: 'თაფლი' })
  expect(await search.find('თაფლი')).toEqual([first.id])
  const second = await storeProduct(db, { name: 'თაფლი წაბლის' })
  await expect.poll(() => search.find('თაფლი'), { timeout: 60_000 }).toEqual([second.id, first.id])
})

test('many searches at once share one check of the catalogue', async () => {
  let looks = 0
  const search = createSearchService({
    ...repository,
    stamp: () => {
      looks += 1
      return repository.stamp()
    },
  })
  await Promise.all(Array.from({ length: 50 }, () => search.find('თაფლი')))
  expect(looks).toBe(1)
})

test('every change of a searched text changes the stamp, a sale doesn’t', async () => {
  const { id } = await storeProduct(db, { name: 'ჯემი' })
  const stamps = [await repository.stamp()]
  const then = async (change: Promise<unknown>) => {
    await change
    stamps.push(await repository.stamp())
  }
  await then(changeProduct(db, id, { searchName: ' მურაბა ' }))
  await then(changeProduct(db, id, { published: false }))
  await then(changeProduct(db, id, { published: true }))
  await then(storeProduct(db, { name: 'ჩირი' }))
  expect(new Set(stamps).size).toBe(stamps.length)
  const before = await repository.stamp()
  await db.update(products).set({ inventory: 1, totalSold: 1 })
  expect(await repository.stamp()).toBe(before)
})

test('the index contains every product, also many of the same moment', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const stored = []
  for (let number = 0; number < 520; number += 1)
    stored.push((await storeProduct(db, { name: 'ღილი', createdAt })).id)
  const found = await createSearchService(repository).find('ღილი')
  expect(found).toEqual(stored.toReversed())
})
