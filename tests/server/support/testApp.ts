import { buildApp, type AppDependencies } from '../../../server/src/app.ts'
import { readConfig, type Config } from '../../../server/src/config/config.ts'
import { createLogger } from '../../../server/src/plugins/logger.ts'
import { cheapArgon2 } from './argon2.ts'
import { NO_ATTEMPT_LIMITS } from './attemptLimits.ts'
import { cleanUp } from './cleanUp.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { testDatabase, type TestDatabase } from './testDatabase.ts'

/** What a test changes of the server: some of its configuration, or what it is made of. */
export interface TestAppOverrides extends Partial<Omit<AppDependencies, 'config'>> {
  config?: Partial<Config>
  /** gets each line of the server's log; without it nothing is logged */
  log?: (line: string) => void
  /** shares a database with another app; without it the app gets a fresh one of its own */
  database?: TestDatabase
}

/**
 * The whole server on a fresh database, without a storefront and without rate limits, for `app.inject(…)`. Closed
 * after the file's last test. Call it at the top of the file:
 *
 *     const { app, db } = await testApp()
 *     const shopper = await newShopper(app)
 *
 * It is the server of a shop (not of the demo), so nothing is seeded.
 */
export async function testApp(overrides: TestAppOverrides = {}) {
  const { config: changes, database: given, log, ...dependencies } = overrides
  const database = given ?? (await testDatabase())
  const config = { ...testConfig(database.url), ...changes }
  const logger =
    log === undefined ? undefined : createLogger({ ...config, logLevel: 'trace' }, { write: log })
  const built = await buildApp({
    config,
    db: database.db,
    distDir: null,
    argon2: cheapArgon2,
    // A test changes the database without the server knowing.
    listsFreshMs: 0,
    ...(logger && { logger }),
    ...dependencies,
  })
  await built.app.ready()
  cleanUp(() => built.app.close())
  return { ...database, ...built, config }
}

/** The configuration of a shop on a database, as its environment would give it, without rate limits. */
export function testConfig(url: string): Config {
  return readConfig({
    DATABASE_URL: url,
    SECRET: 'the secret of all tests, long enough',
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    RATE_LIMIT_READ: '0',
    RATE_LIMIT_WRITE: '0',
    RATE_LIMIT_SEARCH: '0',
    RATE_LIMIT_PLACES: '0',
    RATE_LIMIT_INVOICES: '0',
    RATE_LIMIT_PAGES: '0',
    ...NO_ATTEMPT_LIMITS,
  })
}
