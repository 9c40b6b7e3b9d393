import path from 'node:path'
import type { ProductPage } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { numbersOf } from '../search/generatedCatalogue.ts'
import { databasePid, killDatabase } from '../support/databaseProcess.ts'
import { dataDirs } from '../support/dataDirs.ts'
import { runProgram, type Program } from '../support/program.ts'
import { rounds } from '../support/rounds.ts'
import { browserAt } from './browser.ts'
import { runTab, type Tab } from './tab.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/src/main.ts')
// Of the server, of the database's first process, of the whole machine, of all of the database.
const KILLS = rounds(4, 20)
const TABS = 6

const dirs = dataDirs()

/** The shop as its keeper starts it, on its own database, always the same data folder. */
async function startShop(dataDir: string): Promise<{ server: Program; origin: string }> {
  const server = runProgram(MAIN, {
    env: {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      PICTURES_AHEAD: 'false',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_WRITE: '0',
      RATE_LIMIT_READ: '0',
    },
  })
  return { server, origin: /http\S+/.exec(await server.line())?.[0] ?? '' }
}

test(`${KILLS} kills of the server, of the database and of both while carts change: it starts again by itself, and nothing acknowledged is lost`, async () => {
  const dataDir = dirs.next()
  let shop = await startShop(dataDir)
  const ask = browserAt(() => shop.origin)
  const { results } = (await ask.ask('/v1/products/?page_size=50')).body as ProductPage
  const productIds = results
    .filter(({ specifications, inventory }) => specifications.length === 0 && inventory >= 5)
    .map(({ id }) => String(id))
    .slice(0, 5)
  expect(productIds).toHaveLength(5)

  const tabs = Array.from({ length: TABS }, (_, seed): Tab =>
    runTab(
      browserAt(() => shop.origin),
      productIds,
      numbersOf(seed),
    ),
  )
  const total = () => tabs.reduce((sum, tab) => sum + tab.acknowledged(), 0)
  const more = async (count: number) => {
    const goal = total() + count
    await Promise.race([
      expect.poll(total, { timeout: 60_000, interval: 10 }).toBeGreaterThanOrEqual(goal),
      ...tabs.map(({ failed }) => failed),
    ])
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    // Not at the same number of changes each time, so that they are met at all their stages.
    await more(TABS + (kill % 7))
    if (kill % 2 === 0) {
      if (kill % 4 === 2) killDatabase(dataDir)
      shop.server.child.kill('SIGKILL')
      expect(await shop.server.ended).toBe('SIGKILL')
      shop = await startShop(dataDir)
    } else {
      const killed = databasePid(dataDir)
      killDatabase(dataDir, kill % 4 === 1 ? 'first' : 'all')
      await Promise.race([
        expect.poll(() => databasePid(dataDir), { timeout: 60_000 }).not.toBe(killed),
        ...tabs.map(({ failed }) => failed),
      ])
    }
  }
  await more(TABS)
  await Promise.all(tabs.map((tab) => tab.stop()))
  expect(shop.server.child.exitCode).toBeNull()
  shop.server.child.kill('SIGTERM')
  expect(await shop.server.ended).toBe(0)
}, 300_000)
