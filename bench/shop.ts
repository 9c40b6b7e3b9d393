import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../..')

export interface Shop {
  address: string
  /** from the command until it is ready */
  startSeconds: number
  process: ChildProcess
  /** stops it like Ctrl-C and waits; returns how long that took */
  stop: () => Promise<number>
}

/** A data folder for one measurement. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const parent = mkdtempSync(path.join(tmpdir(), 'dukani-bench-'))
  return { folder: path.join(parent, 'data'), remove: () => rmSync(parent, { recursive: true, force: true }) }
}

const LIMIT_MS = 300_000

/**
 * Starts the shop like `npm start`, in demo mode, without rate limits.
 * @param more additional environment variables
 * @param cwd the folder of another release
 */
export async function startShop(
  dataDir: string,
  port: number,
  more: NodeJS.ProcessEnv = {},
  cwd = projectDir,
): Promise<Shop> {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // Only what is measured runs.
      PICTURES_AHEAD: 'false',
      ...{ RATE_LIMIT_READ: '0', RATE_LIMIT_WRITE: '0', RATE_LIMIT_SEARCH: '0', RATE_LIMIT_PLACES: '0' },
      ...{ RATE_LIMIT_INVOICES: '0', RATE_LIMIT_PAGES: '0' },
      ...more,
    },
  })
  const address = `http://localhost:${port}`
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode} instead of starting`)
    if (performance.now() - began > LIMIT_MS) throw new Error('the shop was not ready in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    address,
    startSeconds: (performance.now() - began) / 1000,
    process: child,
    stop: async () => {
      const asked = performance.now()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      return (performance.now() - asked) / 1000
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}
