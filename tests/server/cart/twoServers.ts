import path from 'node:path'
import { runProgram } from '../support/program.ts'
import { testConfig } from '../support/testApp.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/src/main.ts')

/**
 * Starts the shop twice, as two processes on one database.
 * @returns tells where the next request goes: each other one to the other process
 */
export async function twoServers(databaseUrl: string): Promise<() => string> {
  const { secret, dataDir } = testConfig(databaseUrl)
  const servers = [1, 2].map(() =>
    runProgram(MAIN, {
      env: {
        DATABASE_URL: databaseUrl,
        SECRET: secret,
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_WRITE: '0',
        RATE_LIMIT_READ: '0',
      },
    }),
  )
  const origins = await Promise.all(
    servers.map(async (server) => /http\S+/.exec(await server.line())?.[0] ?? ''),
  )
  let asked = 0
  return () => origins[(asked += 1) % origins.length] ?? ''
}
