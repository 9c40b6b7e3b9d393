import { expect, test } from 'vitest'
import type { App } from '../../../server/src/plugins/app.ts'
import { eventually } from '../../support/eventually.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { tracedApp } from './tracedApp.ts'

const database = await testDatabase()

/** More spans than are sent at once. */
const A_BATCH = 520

async function ask(app: App): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: A_BATCH }, () => app.inject({ url: '/v1/csrf/' })))
  return [...new Set(answers.map(({ statusCode }) => statusCode))]
}

test('spans that are refused are lost: that is logged once, and so is the end of it', async () => {
  const lines: string[] = []
  const { app, collector } = await tracedApp({ database, log: (line) => lines.push(line) })
  const logged = () => lines.filter((line) => line.includes('the collector of traces'))
  collector.status = 400
  for (const batch of [1, 2]) {
    expect(await ask(app)).toEqual([200])
    await eventually(() => expect(collector.bodies.length).toBeGreaterThanOrEqual(batch))
  }
  expect(logged()).toHaveLength(1)
  expect(logged()[0]).toContain('doesn’t take spans')
  collector.status = 200
  await ask(app)
  await eventually(() => expect(logged()).toHaveLength(2))
  expect(logged()[1]).toContain('takes spans again')
})

test('while the collector is away, requests are answered, and the end isn’t held up', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const { app } = await tracedApp({ database, log }, { endpoint: 'http://127.0.0.1:1' })
  expect(await ask(app)).toEqual([200])
  await app.close()
  expect(lines.filter((line) => line.includes('doesn’t take spans'))).toHaveLength(1)
})

test('while the collector hangs, requests are answered, and the end isn’t held up', async () => {
  const { app, collector } = await tracedApp({ database })
  collector.status = null
  expect(await ask(app)).toEqual([200])
  await eventually(() => expect(collector.bodies).not.toEqual([]))
  expect(await ask(app)).toEqual([200])
  await app.close()
})
