import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createStore } from '#shared/state/createStore.ts'
import { createWriteQueue, type WriteQueue } from '#shared/state/createWriteQueue.ts'

interface PlannedWrite {
  key: string
  value: number
  /** what becomes of it at the server */
  fate: 'ok' | 'refused'
}

const writes = (fate: fc.Arbitrary<PlannedWrite['fate']>) =>
  fc.array(fc.record({ key: fc.constantFrom('a', 'b'), value: fc.nat(9), fate }), { maxLength: 12 })
const anyFate = fc.constantFrom('ok' as const, 'refused')

/** A queue in front of a server, with every push and every answer in an order that chance makes. */
async function play(scheduler: fc.Scheduler, planned: readonly PlannedWrite[], latestOnly: boolean) {
  const queue = createWriteQueue<number>({ latestOnly })
  const server = new Map<string, number>()
  const sent: PlannedWrite[] = []
  const busy: string[] = []
  const ends: { of: PlannedWrite; end: 'done' | 'refused' | 'aborted' }[] = []
  let mostAtOnce = 0

  async function send(of: PlannedWrite): Promise<void> {
    sent.push(of)
    busy.push(of.key)
    mostAtOnce = Math.max(mostAtOnce, busy.filter((key) => key === of.key).length)
    await scheduler.schedule(Promise.resolve(), 'answer')
    busy.splice(busy.indexOf(of.key), 1)
    if (of.fate === 'refused') throw new Error('refused')
    server.set(of.key, of.value)
  }
  scheduler.scheduleSequence(
    planned.map((of, index) => ({
      label: `${index}`,
      builder: () => {
        queue
          .push(of.key, of.value, () => send(of))
          .then(
            () => ends.push({ of, end: 'done' }),
            (error: unknown) =>
              ends.push({ of, end: String(error).includes('refused') ? 'refused' : 'aborted' }),
          )
        expect(shown(queue, server).get(of.key)).toBe(of.value)
        return Promise.resolve()
      },
    })),
  )
  await scheduler.waitIdle()
  return { queue, server, sent, ends, mostAtOnce }
}

/** What a screen shows: what the server has, changed by what is on its way. */
function shown(queue: WriteQueue<number>, server: ReadonlyMap<string, number>) {
  return new Map([...server, ...queue.pending.get().map(({ key, value }) => [key, value] as const)])
}

describe.each([true, false])('writes of which only the latest counts: %s', (latestOnly) => {
  test('law: whatever is refused, in the end the screen shows what the server has, and each call has its result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), writes(anyFate), async (scheduler, planned) => {
        const { queue, server, ends, mostAtOnce } = await play(scheduler, planned, latestOnly)
        expect(shown(queue, server)).toEqual(server)
        expect(ends).toHaveLength(planned.length)
        expect(mostAtOnce).toBeLessThanOrEqual(1)
        for (const { of, end } of ends) {
          if (end !== 'aborted') expect(end).toBe(of.fate === 'ok' ? 'done' : 'refused')
        }
      }),
    )
  })

  test('law: without refusals the last one of each key is what the server has, and it is done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), writes(fc.constant('ok')), async (scheduler, planned) => {
        const { server, sent, ends } = await play(scheduler, planned, latestOnly)
        for (const key of ['a', 'b']) {
          const last = planned.findLast((one) => one.key === key)
          expect(server.get(key)).toBe(last?.value)
          if (last) expect(ends).toContainEqual({ of: last, end: 'done' })
          const done = ends.filter(({ of, end }) => of.key === key && end === 'done')
          if (!latestOnly) expect(done).toHaveLength(planned.filter((one) => one.key === key).length)
        }
        if (!latestOnly) expect(sent).toHaveLength(planned.length)
      }),
    )
  })
})

test('a waiting write that was superseded is never sent, and its failure is ignored', async () => {
  const queue = createWriteQueue<string>({ latestOnly: true })
  const answer = Promise.withResolvers<string>()
  const sent: string[] = []
  const push = (value: string, end: Promise<string>) =>
    queue.push('key', value, () => {
      sent.push(value)
      return end
    })
  const first = push('first', answer.promise)
  await Promise.resolve()
  const second = push('second', Promise.resolve(''))
  const third = push('third', Promise.resolve('the third'))
  const ends = Promise.allSettled([first, second, third])
  answer.reject(new Error('refused'))
  expect(await ends).toMatchObject([
    { status: 'rejected', reason: { kind: 'aborted' } },
    { status: 'rejected', reason: { kind: 'aborted' } },
    { status: 'fulfilled', value: 'the third' },
  ])
  expect(sent).toEqual(['first', 'third'])
})

test('writes of two keys go at once, those of one after a failure too', async () => {
  const queue = createWriteQueue<string>()
  const answer = Promise.withResolvers<string>()
  const first = queue.push('one', 'first', () => answer.promise)
  const second = queue.push('one', 'second', () => Promise.resolve('the second'))
  expect(await queue.push('other', 'third', () => Promise.resolve('the third'))).toBe('the third')
  expect(queue.pending.get()).toEqual([
    { key: 'one', value: 'first' },
    { key: 'one', value: 'second' },
  ])
  answer.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  expect(await second).toBe('the second')
  expect(queue.pending.get()).toEqual([])
})

test('a waiting write and the next of its key are sent as one, with one result; one that is being sent is not touched', async () => {
  const queue = createWriteQueue<number>({ merge: (waiting, next) => waiting + next })
  const answer = Promise.withResolvers<void>()
  const sent: number[] = []
  const push = (key: string, value: number) =>
    queue.push(key, value, async (sum) => {
      sent.push(sum)
      await answer.promise
      return sum
    })
  const ends = [push('one', 1), push('one', 2), push('other', 4), push('one', 8)]
  expect(queue.pending.get()).toEqual([
    { key: 'one', value: 1 },
    { key: 'one', value: 10 },
    { key: 'other', value: 4 },
  ])
  answer.resolve()
  expect(await Promise.all(ends)).toEqual([1, 10, 4, 10])
  expect(sent).toEqual([1, 4, 10])
})

test('nothing is sent while the gate is closed, not even what has waited for it when it closes again', async () => {
  const gate = createStore(false)
  const queue = createWriteQueue<number>({ gate, merge: (_, next) => next })
  const sent: number[] = []
  const push = (key: string, value: number) =>
    queue.push(key, value, (last) => {
      sent.push(last)
      gate.set(false)
      return Promise.resolve()
    })
  const ends = [push('one', 1), push('other', 2), push('one', 3)]
  expect(sent).toEqual([])
  gate.set(true)
  await ends[0]
  expect(sent).toEqual([3])
  gate.set(true)
  await Promise.all(ends)
  expect(sent).toEqual([3, 2])
})
