import { auditPartSchema, MOST_IMPORT_PROBLEMS, type Id } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catalogueImports, importProblems } from '../../../server/src/db/importSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { eventually } from '../../support/eventually.ts'
import { csvOf } from '../catalogueImport/support/csv.ts'
import { testApp } from '../support/testApp.ts'
import { importApp, manyRows } from './importApp.ts'

const built = await importApp()
const { db, pool, member, show, uploaded, work, start, cancel, checked } = built
// Another process of the same shop.
const { services: others } = await testApp({ database: built })
const workElsewhere = () => others.imports.run(new AbortController().signal)

/** Any fixed number. */
const GATE = 77

/** Has the database do something in the transaction that writes the 60th product: batches are of 50. */
async function at60(action: string) {
  await db.execute(sql`
    create or replace function at_60() returns trigger language plpgsql as ${sql.raw(`$$
      begin if new.handle = 'p-60' then ${action}; end if; return new; end $$`)}`)
  await db.execute(sql`
    create or replace trigger at_60 before insert or update on products for each row execute function at_60()`)
}
const nothing = () => db.execute(sql`drop trigger if exists at_60 on products`)
beforeEach(async () => {
  await nothing()
  await db.delete(catalogueImports)
  await db.delete(products)
})

async function started(): Promise<Id> {
  const { id } = await checked(manyRows(150))
  expect((await start(id)).statusCode).toBe(200)
  return id
}
const stored = () => db.$count(products)
const letTryAgain = () => db.update(catalogueImports).set({ claimedUntil: null })

/** Runs an import whose second batch waits until `meanwhile` is done. */
async function duringSecondBatch(meanwhile: () => Promise<void>, stop?: AbortSignal) {
  await at60(`perform pg_advisory_xact_lock(${GATE})`)
  const gate = await pool.connect()
  try {
    await gate.query('select pg_advisory_lock($1)', [GATE])
    const run = work(stop)
    await eventually(async () => {
      const { rows } = await db.execute(
        sql`select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`,
      )
      expect(rows).toHaveLength(1)
    })
    await meanwhile()
    await gate.query('select pg_advisory_unlock($1)', [GATE])
    await run
  } finally {
    gate.release(true)
  }
}

test('an import stops after its present batch when it is cancelled, and says what was done', async () => {
  const id = await started()
  await duringSecondBatch(async () => {
    expect((await cancel(id)).json()).toMatchObject({ state: 'importing', cancelling: true })
  })
  expect(await show(id)).toMatchObject({
    ...{ state: 'cancelled', cancelling: false, progress: null, report: { rows: 150, added: 100 } },
  })
  expect(await stored()).toBe(100)
  expect((await checked(manyRows(150))).report).toMatchObject({ added: 50, unchanged: 100 })
})

test('another process goes on with the import of one that is ending, at once', async () => {
  const id = await started()
  const stop = new AbortController()
  await duringSecondBatch(async () => stop.abort(), stop.signal)
  expect([(await show(id)).state, await stored()]).toEqual(['importing', 100])
  await workElsewhere()
  expect(await show(id)).toMatchObject({ state: 'done', report: { added: 150, unchanged: 0 } })
  expect(await stored()).toBe(150)
})

test('after a failure it goes on behind the last batch, so that sales since aren’t lost', async () => {
  const id = await started()
  await at60(`raise exception 'no'`)
  await work()
  expect([(await show(id)).report.added, await stored()]).toEqual([50, 50])
  await nothing()
  await db.update(products).set({ inventory: 7 }).where(eq(products.handle, 'p-1'))
  // It waits a moment first.
  await workElsewhere()
  expect((await show(id)).state).toBe('importing')
  await letTryAgain()
  await workElsewhere()
  expect(await show(id)).toMatchObject({ state: 'done', report: { added: 150, changed: 0 } })
  const [sold] = await db.select().from(products).where(eq(products.handle, 'p-1'))
  expect(sold?.inventory).toBe(7)
})

test('one that fails repeatedly ends as interrupted, with what was done', async () => {
  const id = await started()
  await at60(`raise exception 'no'`)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await work()
    await letTryAgain()
  }
  expect((await show(id)).state).toBe('importing')
  await work()
  expect(await show(id)).toMatchObject({ state: 'interrupted', report: { added: 50 } })
  const owner = await member('owner')
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json())
  expect(log.results[0]).toMatchObject({
    ...{ action: 'catalogue.import', after: { state: 'interrupted', added: 50 } },
  })
})

test('a process that was taken for dead writes nothing more', async () => {
  const id = await started()
  await duringSecondBatch(async () => {
    await db.update(catalogueImports).set({ claim: newId() })
  })
  expect([(await show(id)).state, (await show(id)).report.added, await stored()]).toEqual([
    'importing',
    50,
    50,
  ])
})

test('two processes work on one import once', async () => {
  const id = await started()
  await Promise.all([work(), workElsewhere()])
  expect(await show(id)).toMatchObject({ state: 'done', report: { added: 150, unchanged: 0 } })
})

test('a check that fails each time ends as interrupted after three attempts', async () => {
  const id = await uploaded(csvOf(manyRows(150)))
  await at60(`raise exception 'no'`)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await work()
    expect((await show(id)).state).toBe('checking')
    await letTryAgain()
  }
  await work()
  expect(await show(id)).toMatchObject({ state: 'interrupted', started_at: null })
  expect(await stored()).toBe(0)
})

test('a check that is cancelled during its last products ends as cancelled', async () => {
  const id = await uploaded(csvOf(manyRows(60)))
  await duringSecondBatch(async () => {
    await cancel(id)
  })
  expect(await show(id)).toMatchObject({ state: 'cancelled', started_at: null })
})

test('an import continued by another process counts pictures once and still lists those that were missing', async () => {
  const rows = manyRows(150).map((row, index) => ({
    ...row,
    'Image Src': [9, 99].includes(index) ? 'a'.repeat(index) : '',
  }))
  const { id } = await checked(rows)
  await start(id)
  await at60(`raise exception 'no'`)
  await work()
  // The first one was loaded then, with a product that is done.
  const missing = { key: 'catalogueFile.picture.late', values: { src: 'early' } }
  await db.update(importProblems).set({ line: 2, reason: missing }).where(eq(importProblems.line, 11))
  const [row] = await db.select().from(catalogueImports)
  const report = { ...(await show(id)).report, pictures_new: 4, pictures_missing: 2 }
  expect(row?.cursor).toBe(50)
  await db.update(catalogueImports).set({ report })
  await nothing()
  await letTryAgain()
  await workElsewhere()
  const done = await show(id)
  expect(done).toMatchObject({
    state: 'done',
    report: { added: 150, pictures_new: 4, pictures_missing: 2, problems: 2 },
  })
  expect(done.problems.map(({ line }) => line)).toEqual([2, 101])
})

test('an import with more problems than are stored still counts the pictures that were missing', async () => {
  const rows = manyRows(150).map((row, index) => ({ ...row, 'Image Src': index === 99 ? 'late.jpg' : '' }))
  const { id } = await checked(rows)
  await start(id)
  await at60(`raise exception 'no'`)
  await work()
  const problems = MOST_IMPORT_PROBLEMS + 5
  const report = { ...(await show(id)).report, problems, pictures_new: 4, pictures_missing: 3 }
  await db.update(catalogueImports).set({ report })
  await nothing()
  await letTryAgain()
  await workElsewhere()
  expect(await show(id)).toMatchObject({
    state: 'done',
    report: { added: 150, pictures_new: 4, pictures_missing: 3, problems },
  })
})

test('an import continued by another process stores at most MOST_IMPORT_PROBLEMS problems', async () => {
  const rows = manyRows(150).map((row, index) => ({
    ...row,
    ...(index === 120 && { 'Variant Price': '-1' }),
  }))
  const { id } = await checked(rows)
  await start(id)
  await at60(`raise exception 'no'`)
  await work()
  await db.execute(sql`
    insert into import_problems (id, import_id, kind, line, handle, reason)
    select gen_random_uuid(), ${id}, 'refused', 1, '', '{"key": "catalogueFile.noTitle", "values": {}}'
    from generate_series(1, ${MOST_IMPORT_PROBLEMS - 1})`)
  await nothing()
  await letTryAgain()
  await workElsewhere()
  expect((await show(id)).state).toBe('done')
  expect(await db.$count(importProblems)).toBe(MOST_IMPORT_PROBLEMS)
})
