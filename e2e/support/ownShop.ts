import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as shopTest } from './test.ts'

const START_MS = 240_000

/** A journey in a shop of its own: for what changes the shop for all its visitors. */
export const test = shopTest.extend<object, { ownShop: string }>({
  ownShop: [
    async ({ browserName: _browserName }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'dukani-own-shop-'))
      // As root the database runs as another user, who needs access to the folder.
      chmodSync(dataDir, 0o755)
      const port = await freePort()
      const address = `http://localhost:${port}`
      const settings = { DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), PICTURES_AHEAD: 'false' }
      const limits = { LOGIN_LIMIT_PAIR: '0', LOGIN_LIMIT_ADDRESS: '0', RATE_LIMIT_PAGES: '0' }
      const shop = spawn(process.execPath, ['server/src/main.ts'], {
        env: { ...process.env, ...settings, ...limits },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(shop, 'exit')
      const ready = new AbortController()
      const endsEarly = ended.then(([code]) => {
        ready.abort()
        throw new Error(`the shop ended with code ${String(code)} before it answered`)
      })
      try {
        await Promise.race([answers(`${address}/readyz`, ready.signal), endsEarly])
        await use(address)
      } finally {
        shop.kill('SIGTERM')
        await ended
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until an address answers. */
async function answers(address: string, signal: AbortSignal): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end && !signal.aborted) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok === true) return
    await wait(200)
  }
  throw new Error(`nothing answers at ${address}`)
}
