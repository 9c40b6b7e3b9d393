import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { promotions } from '../../../server/src/db/priceCutSchema.ts'
import { createPromotionSweep } from '../../../server/src/modules/promotions/sweep.ts'
import { priceChanges, productChanges, statements } from '../../../server/src/observations.ts'
import { promotionShop } from './promotionShop.ts'

const { db, dueCategory } = await promotionShop()

beforeEach(() => db.delete(promotions))

/** How often some work has pages dropped. */
async function drops(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const unsubscribe = priceChanges.subscribe(() => (count += 1))
  await work().finally(unsubscribe)
  return count
}

const never = new AbortController().signal

/** The sweep of a process that has run before, and whose clock `time` is. */
async function openProcess(time = { ms: 0 }) {
  const sweep = createPromotionSweep(db, { now: () => time.ms })
  await sweep(never)
  return () => sweep(never)
}

test('a process drops its pages when another one has renewed prices, and not again before the next renewal', async () => {
  const [here, there] = [await openProcess(), await openProcess()]
  await dueCategory('ერთი', 1)
  expect([await drops(there), await drops(here), await drops(here), await drops(there)]).toEqual([1, 1, 0, 0])
})

test('a process that has just started drops the pages that it has rendered before its first run', async () => {
  await dueCategory('გაშვებამდე', 1)
  await openProcess()
  expect(await drops(() => createPromotionSweep(db)(never))).toBe(1)
})

test('each part of a renewal in another process is noticed, also when two promotions take turns', async () => {
  const here = await openProcess()
  const later = await dueCategory('მეორე')
  const first = await dueCategory('პირველი')
  // The one with the higher ids is ahead, so the highest id of all stays the same.
  for (const { promotion, ids } of [first, later])
    await db
      .update(promotions)
      .set({ renewedUntil: ids[0] ?? null, renewalBeganAt: new Date(), dueAt: new Date('2126-01-01') })
      .where(eq(promotions.id, promotion.id))
  expect(await drops(here)).toBe(1)
  const [low] = [first, later].toSorted((a, b) => String(a.ids[0]).localeCompare(String(b.ids[0])))
  await db
    .update(promotions)
    .set({ renewedUntil: low?.ids[1] ?? null })
    .where(eq(promotions.id, low?.promotion.id ?? ''))
  expect(await drops(here)).toBe(1)
})

test('during a long renewal the pages are dropped about once a second', async () => {
  const time = { ms: 0 }
  const run = await openProcess(time)
  await dueCategory('გრძელი', 450)
  const passed = [400, 400, 400, 0, 0]
  const unsubscribe = productChanges.subscribe((ids) => (time.ms += ids === null ? 0 : (passed.shift() ?? 0)))
  // Once after 1,200 ms, and once at the end.
  expect(await drops(run).finally(unsubscribe)).toBe(2)
})

test('after a renewal that failed half-way the pages are dropped, since a part of the prices is there', async () => {
  const run = await openProcess()
  await dueCategory('ნახევარი')
  const broken = new Error('broken')
  const end = statements.observe(({ text }, work) =>
    text.includes('array_position') && batches > 0 ? Promise.reject(broken) : work(),
  )
  let batches = 0
  const unsubscribe = productChanges.subscribe(() => (batches += 1))
  let failure: unknown
  const dropped = await drops(() => run().catch((error: unknown) => (failure = error)))
  end()
  unsubscribe()
  expect([dropped, batches]).toEqual([1, 1])
  expect(failure).toMatchObject({ cause: broken })
})

test('a run that has nothing to do makes one statement', async () => {
  await dueCategory('უსაქმო', 1)
  const run = await openProcess()
  await run()
  const texts: string[] = []
  const end = statements.observe(({ text }, work) => {
    texts.push(text)
    return work()
  })
  await run().finally(end)
  expect(texts).toHaveLength(1)
})
