import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { idempotencyKeys } from '../../../server/src/db/orderSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { IdempotencyKeyReusedError, onceByKey } from '../../../server/src/modules/idempotency/idempotency.ts'
import { storeCustomer } from '../cart/customerCart.ts'
import { runProgram } from '../support/program.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db, pool, url } = await testDatabase()
await pool.query('create table works (number serial primary key)')
const works = async () =>
  (await pool.query<{ count: number }>('select count(*)::int as count from works')).rows[0]?.count
/** Waits until a transaction waits for another one. */
const someoneWaits = () =>
  expect
    .poll(
      async () => {
        const { rows } = await pool.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.count
      },
      { interval: 10 },
    )
    .toBe(1)

let userId: string
beforeEach(async () => {
  await pool.query('truncate works, idempotency_keys')
  userId = (await storeCustomer(db)).id
})

interface Doing {
  key?: string
  userId?: string
  request?: unknown
  /** what happens within the work, after it has been done */
  then?: () => Promise<void> | void
}

/** The keyed write of these tests: each time that the work is really done, `works` has one row more. */
const doIt = ({ key = 'key', request = 'work', then, ...who }: Doing = {}) =>
  inTransaction(db, (transaction) =>
    onceByKey(transaction, { userId, key, request, ...who }, async () => {
      const { rows } = await transaction.execute(sql`insert into works default values returning number`)
      await then?.()
      return { done: rows[0]?.['number'] }
    }),
  )

const isRefused = (error: unknown) => error instanceof IdempotencyKeyReusedError

describe('CHECK-12 CART-13 a keyed write', () => {
  test('the same key a hundred times at once, over two processes: the work is done once', async () => {
    const program = path.join(import.meta.dirname, 'programs/doOnce.ts')
    const processes = [1, 2].map(() => runProgram(program, { args: [url, userId, 'key', '50'] }))
    for (const each of processes) expect(await each.line()).toBe('ready')
    for (const each of processes) each.say('go')
    const texts = await Promise.all(processes.map((each) => each.line()))
    const outcomes = texts.flatMap((text) => JSON.parse(text) as { answer: unknown; replayed: boolean }[])
    expect(outcomes).toHaveLength(100)
    expect(outcomes.filter(({ replayed }) => !replayed)).toHaveLength(1)
    for (const { answer } of outcomes) expect(answer).toEqual(outcomes[0]?.answer)
    expect(await works()).toBe(1)
  })

  test('the second response is the same as the first, whatever its shape', async () => {
    for (const answer of [{ id: 'a', lines: [1, null] }, [], 'text', 0, false]) {
      const key = newId()
      const ask = () =>
        inTransaction(db, (transaction) =>
          onceByKey(transaction, { userId, key, request: 'work' }, async () => answer),
        )
      expect(await ask()).toEqual({ answer, replayed: false })
      expect(await ask()).toEqual({ answer, replayed: true })
    }
  })

  test('a rollback forgets the key: the next one does the work', async () => {
    const failing = doIt({
      then: () => {
        throw new Error('no')
      },
    })
    await expect(failing).rejects.toThrow('no')
    expect([await works(), await db.$count(idempotencyKeys)]).toEqual([0, 0])
    expect(await doIt()).toMatchObject({ replayed: false })
    expect(await works()).toBe(1)
  })

  test.each([
    ['ends well: it is answered the same', false],
    ['fails: it does the work itself', true],
  ])('one that comes while the first is under way waits for it, and when that %s', async (_, fails) => {
    const order: string[] = []
    const underWay = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = doIt({
      then: async () => {
        underWay.resolve()
        await goOn.promise
        order.push('first')
        if (fails) throw new Error('no')
      },
    }).catch(() => null)
    await underWay.promise
    const second = doIt().finally(() => order.push('second'))
    await someoneWaits()
    goOn.resolve()
    const answers = [await first, await second]
    expect(order).toEqual(['first', 'second'])
    expect(answers.map((each) => each?.replayed)).toEqual(fails ? [undefined, false] : [false, true])
    expect(await works()).toBe(1)
  })

  test('the same key with another request is refused, and the work isn’t done', async () => {
    await doIt()
    const error = await doIt({ request: 'other work' }).catch((each: unknown) => each)
    expect(error).toSatisfy(isRefused)
    expect(await works()).toBe(1)
    expect(await doIt()).toMatchObject({ replayed: true })
  })

  test('the same key of another person is independent', async () => {
    const other = (await storeCustomer(db)).id
    expect(await doIt()).toMatchObject({ replayed: false })
    expect(await doIt({ userId: other, request: 'other work' })).toMatchObject({ replayed: false })
    expect(await works()).toBe(2)
  })

  test('the request is stored only as a hash', async () => {
    await doIt({ request: { address: 'რუსთაველის 1' } })
    expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain('რუსთაველის')
  })
})

describe('keys older than 24 hours', () => {
  const storeKeys = async (count: number, hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * 3_600_000)
    const keys = Array.from({ length: count }, (_, number) => `${hoursAgo}-${number}`)
    await db
      .insert(idempotencyKeys)
      .values(keys.map((key) => ({ userId, key, fingerprint: '', answer: {}, createdAt })))
    return keys
  }
  const kept = async () => (await db.select().from(idempotencyKeys)).map(({ key }) => key)

  test('are deleted by later writes, a few by each; younger ones stay', async () => {
    await storeKeys(25, 25)
    const young = await storeKeys(5, 23)
    await doIt({ key: 'first' })
    expect(await kept()).toHaveLength(15 + 5 + 1)
    await doIt({ key: 'first' })
    expect(await kept()).toHaveLength(15 + 5 + 1)
    await doIt({ key: 'second' })
    await doIt({ key: 'third' })
    expect((await kept()).toSorted()).toEqual([...young, 'first', 'second', 'third'].toSorted())
  })

  test('one that another transaction has locked is skipped, not waited for', async () => {
    const [held = ''] = await storeKeys(3, 25)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from idempotency_keys where key = $1 for update', [held])
      await doIt()
      expect((await kept()).toSorted()).toEqual([held, 'key'].toSorted())
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })

  test('one that is just being deleted counts as new', async () => {
    const [old = ''] = await storeKeys(1, 25)
    const swept = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const sweeping = inTransaction(db, async (transaction) => {
      await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.key, old))
      swept.resolve()
      await goOn.promise
    })
    await swept.promise
    const coming = doIt({ key: old })
    await someoneWaits()
    goOn.resolve()
    await sweeping
    expect(await coming).toMatchObject({ replayed: false })
    expect(await works()).toBe(1)
  })

  test('a refused or failed write deletes nothing', async () => {
    const old = await storeKeys(2, 25)
    const failing = doIt({
      then: () => {
        throw new Error('no')
      },
    })
    await expect(failing).rejects.toThrow('no')
    expect((await kept()).toSorted()).toEqual(old.toSorted())
  })

  test('many writes at once, while there is much to delete, all succeed', async () => {
    await storeKeys(100, 25)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => doIt({ key: `new-${number}` })),
    )
    expect(answers.every(({ replayed }) => !replayed)).toBe(true)
    expect(await works()).toBe(30)
    expect((await kept()).filter((key) => key.startsWith('25-'))).toHaveLength(0)
  })
})
