import { buildApp } from './app.ts'
import { readConfig, type Config } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { exitOnStartError } from './exitOnStartError.ts'
import { listen } from './listen.ts'
import { onFirstSignal, type Ending } from './onFirstSignal.ts'
import { createLogger } from './plugins/logger.ts'

type CleanUp = (() => Promise<void>)[]

// The whole shop: its database (in the demo), its API and its storefront, until a signal ends it.
await exitOnStartError(async () => {
  const ending = onFirstSignal()
  const cleanUp: CleanUp = []
  try {
    await open(readConfig(process.env), ending, cleanUp)
  } finally {
    // In reverse order: requests, then connections, then the database.
    for (const step of cleanUp.reverse()) await step()
  }
})

async function open(config: Config, ending: Ending, cleanUp: CleanUp): Promise<void> {
  const logger = createLogger(config)
  let url = config.databaseUrl
  if (url === undefined) {
    const report = (message: string) => logger.warn(message)
    const embedded = await startEmbedded({ dataDir: config.dataDir, report })
    cleanUp.push(() => embedded.stop())
    url = embedded.url
    if (ending.isAsked()) return
    await migrateDatabase(url)
  }
  const { db, replica, close } = openDatabase(url, {
    max: config.databasePool,
    replicaUrl: config.databaseReadUrl,
    onReplicaAway: (error) => logger.warn({ err: error }, 'the replica is away, the primary is read'),
    onIdleError: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  })
  cleanUp.push(close)
  if (config.mode === 'demo') {
    if (ending.isAsked()) return
    // Loaded on demand: a production shop doesn't need the demo's products.
    const { seedDemo } = await import('./db/seed/seed.ts')
    await seedDemo(db)
  }
  const { app, drain } = await buildApp({ config, db, replica, logger })
  cleanUp.push(drain)
  if (ending.isAsked()) return
  process.stdout.write(`The shop is open: ${await listen(app, config)}\n`)
  await ending.asked
}
