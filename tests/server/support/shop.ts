import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { NO_ATTEMPT_LIMITS } from './attemptLimits.ts'
import { runProgram, type Program } from './program.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../server/src/main.ts')

/** Starts the whole demo shop as its own process, without the storefront's build being needed. */
export function startShop(dataDir: string, port: number, env: NodeJS.ProcessEnv = {}): Program {
  return runProgram(MAIN, {
    env: {
      ...{ DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'error' },
      ...{ RATE_LIMIT_READ: '0', RATE_LIMIT_WRITE: '0', RATE_LIMIT_SEARCH: '0', RATE_LIMIT_PLACES: '0' },
      ...{ RATE_LIMIT_INVOICES: '0', RATE_LIMIT_PAGES: '0', DRAIN_SECONDS: '0' },
      PICTURES_AHEAD: 'false',
      ...NO_ATTEMPT_LIMITS,
      ...env,
    },
  })
}

/** Asks again and again until the answer is as wished; the test's own time limit ends it. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isWished: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await ask().catch(() => undefined)
    if (value !== undefined && isWished(value)) return value
    await pause(20)
  }
}
