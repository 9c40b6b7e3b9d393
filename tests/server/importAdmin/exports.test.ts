import { auditPartSchema } from '@dukani/contracts'
import { beforeEach, expect, test } from 'vitest'
import { catalogueImports } from '../../../server/src/db/importSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { plainRow } from '../catalogueImport/support/csv.ts'
import { importApp, manyRows } from './importApp.ts'

const { db, manager, member, uploaded, work, show, imported } = await importApp()
beforeEach(async () => {
  await db.delete(catalogueImports)
  await db.delete(products)
})

test('the catalogue is exported, and importing that changes nothing', async () => {
  await imported([...manyRows(3), plainRow({ Handle: 'formula', Title: '=1+1', Published: 'false' })])
  const answer = await manager.get('/v1/admin/products/export/')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="catalogue-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(answer.body).toContain("formula,'=1+1,")
  const id = await uploaded(answer.body)
  await work()
  expect((await show(id)).report).toMatchObject({ added: 0, changed: 0, unchanged: 4, skipped: 0 })
  const owner = await member('owner')
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json())
  expect(log.results[0]).toMatchObject({ action: 'catalogue.export', actor: { id: manager.buyer.id } })
})

test('a part of the catalogue is exported by the filter of its list', async () => {
  await imported([...manyRows(3), plainRow({ Handle: 'doqi', Title: 'დოქი', Published: 'false' })])
  const handlesOf = async (query: string) =>
    (await manager.get(`/v1/admin/products/export/?${query}`)).body
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0])
  expect(await handlesOf('published=false')).toEqual(['doqi'])
  expect(await handlesOf(`search=${encodeURIComponent('ნივთი')}&published=true`)).toEqual([
    'p-1',
    'p-2',
    'p-3',
  ])
  expect(await handlesOf('stock=out')).toEqual([])
  expect(await handlesOf('category=unknown')).toEqual([])
})
