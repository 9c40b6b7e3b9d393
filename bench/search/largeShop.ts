import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '../../server/src/db/database.ts'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { createCatalogueService } from '../../server/src/modules/catalogue/service.ts'
import { quantile } from '../figures.ts'
import { temporaryFolder } from '../shop.ts'
import { benchProducts } from './catalogue.ts'
import { storeProducts } from './storeProducts.ts'

const STATEMENT_TIMEOUT_MS = 3_600_000

/** What a shop with a million products gives its database. */
const SETTINGS = { shared_buffers: '2GB' }

/**
 * Runs a measurement on a database with made-up products: as many as the first argument of the command says. With
 * `--data folder` they stay there for the next time.
 */
export async function withLargeShop(measure: (db: Database, count: number) => Promise<void>): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' } },
  })
  const count = Number(positionals[0] ?? 10_000)
  const temporary = values.data === undefined ? temporaryFolder() : null
  const dataDir = temporary?.folder ?? path.resolve(values.data ?? '')
  mkdirSync(dataDir, { recursive: true })
  const embedded = await startEmbedded({ dataDir, settings: SETTINGS })
  await migrateDatabase(embedded.url)
  const { db, close } = openDatabase(embedded.url, { statementTimeout: STATEMENT_TIMEOUT_MS })
  try {
    if ((await createCatalogueService(db, 0).list({ page: 1 })).count === 0) {
      const started = performance.now()
      await storeProducts(db, benchProducts(count))
      console.log(`${count} products stored in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    }
    await measure(db, count)
  } finally {
    await close()
    await embedded.stop()
    temporary?.remove()
  }
}

/** Runs something as often as there are inputs, and prints how long it took and which inputs took longest. */
export async function printTimes<Input>(
  title: string,
  inputs: readonly Input[],
  run: (input: Input) => Promise<unknown>,
): Promise<void> {
  const times: { ms: number; input: Input }[] = []
  for (const input of inputs) {
    const started = performance.now()
    await run(input)
    times.push({ input, ms: performance.now() - started })
  }
  const ms = times.map((time) => time.ms)
  const figure = (share: number) => `${quantile(ms, share).toFixed(1).padStart(7)} ms`
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 3)
  const ends = slowest.map((time) => `${String(time.input)} ${time.ms.toFixed(0)}`).join(', ')
  console.log(`${title.padEnd(48)} p50 ${figure(0.5)}   p99 ${figure(0.99)}   slowest: ${ends}`)
}
