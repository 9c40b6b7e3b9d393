import { afterEach, expect, test, vi } from 'vitest'
import { jobs, statements } from '../../../server/src/observations.ts'
import { startSweeper } from '../../../server/src/sweeper.ts'
import { startSweepers } from '../../../server/src/sweepers.ts'
import { testApp } from '../support/testApp.ts'

const { app, db, services } = await testApp()

afterEach(() => void vi.useRealTimers())

/** What a job logs whose runs have these outcomes, one after the other; null: a success. */
async function loggedBy(outcomes: readonly (Error | null)[]): Promise<string[]> {
  const logged: string[] = []
  const log = {
    error: (_details: unknown, text?: unknown) => void logged.push(`error: ${String(text)}`),
    warn: (text: unknown) => void logged.push(`warn: ${String(text)}`),
  }
  const done = Promise.withResolvers<void>()
  let runs = 0
  const sweep = async () => {
    const outcome = outcomes[runs]
    runs += 1
    if (outcome === undefined) return done.resolve()
    if (outcome !== null) throw outcome
  }
  const end = startSweeper({ what: 'test', intervalMs: 1, sweep }, log)
  await done.promise
  await end()
  return logged
}

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const OUTAGE = 'warn: the job “test” failed: the database is unavailable'
const FAULT = 'error: the job “test” failed'

test('an outage of the database is logged once, and the next outage again', async () => {
  expect(await loggedBy([away(), away(), away()])).toEqual([OUTAGE])
  expect(await loggedBy([away(), away(), null, away(), away()])).toEqual([OUTAGE, OUTAGE])
  expect(await loggedBy([away(), new Error('a'), away()])).toEqual([OUTAGE, FAULT, OUTAGE])
})

test('each failure of the job itself is logged', async () => {
  expect(await loggedBy([new Error('a'), new Error('b')])).toEqual([FAULT, FAULT])
})

test('what looks for work each second isn’t a job while there is none', async () => {
  const [names, texts]: [string[], string[]] = [[], []]
  const ends = [
    jobs.observe(({ name }, work) => {
      names.push(name)
      return work()
    }),
    statements.observe(({ text }, work) => {
      texts.push(text)
      return work()
    }),
  ]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = startSweepers(db, services, app.log)
  vi.advanceTimersByTime(1_500)
  await stop()
  for (const end of ends) end()
  expect(names).toEqual([])
  for (const table of ['shop_settings', 'promotions', 'catalogue_imports'])
    expect(texts.filter((text) => text.includes(`"${table}"`))).toHaveLength(1)
})
