// A shop for tests: `npm start` in demo mode on a data folder of its own, which goes when the shop stops. Who works on the
// shop by its commands, too, says in E2E_DATA_DIR where it is to be.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitOf, startNode } from './lib/processes.ts'
import { startSignInProvider } from './lib/signInProvider.ts'

const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'dukani-shop-'))
mkdirSync(dataDir, { recursive: true })
// The database of a root user runs as another one, which has to get in.
chmodSync(dataDir, 0o755)

// Set to nothing counts as not set: demo mode, whatever the environment says. Journeys share the machine with the shop: only
// the pictures that they look at are made.
const env = { DATABASE_URL: '', DATA_DIR: dataDir, PICTURES_AHEAD: 'false' }
// Journeys register, log in and open pages all day, and all from one address.
const limits = {
  LOGIN_LIMIT_PAIR: '0',
  LOGIN_LIMIT_ADDRESS: '0',
  LOGIN_LIMIT_EMAIL: '0',
  REGISTER_LIMIT: '0',
  REFRESH_LIMIT: '0',
  RATE_LIMIT_PAGES: '0',
}
// One can sign in with Google; Facebook is what a shop has that isn't registered there.
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
