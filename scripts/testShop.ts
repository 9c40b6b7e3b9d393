// A shop for tests: `npm start` in demo mode with its own data folder, which is deleted when the shop stops.
// E2E_DATA_DIR sets the folder, for tests that also use the shop's commands.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitOf, startNode } from './lib/processes.ts'
import { startSignInProvider } from './lib/signInProvider.ts'

const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'dukani-shop-'))
mkdirSync(dataDir, { recursive: true })
// As root the database runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o755)

// Empty counts as not set: always demo mode. Pictures are made on demand, to save CPU time for the tests.
const env = { DATABASE_URL: '', DATA_DIR: dataDir, PICTURES_AHEAD: 'false' }
// The tests send many requests from one IP address.
const limits = {
  LOGIN_LIMIT_PAIR: '0',
  LOGIN_LIMIT_ADDRESS: '0',
  LOGIN_LIMIT_EMAIL: '0',
  REGISTER_LIMIT: '0',
  REFRESH_LIMIT: '0',
  RATE_LIMIT_PAGES: '0',
}
// Google sign-in is configured; Facebook sign-in isn't.
const google = await startSignInProvider()
const social = { ...google.env, FACEBOOK_CLIENT_ID: '', FACEBOOK_CLIENT_SECRET: '' }
const shop = startNode(['scripts/start.ts'], { env: { ...env, ...limits, ...social } })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    shop.kill('SIGTERM')
  })
}
process.exitCode = await exitOf(shop)
await google.stop()
rmSync(dataDir, { recursive: true, force: true })
