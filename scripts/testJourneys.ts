// The journeys of e2e/ in a real browser against a real shop, started for them. Arguments go to Playwright.
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { freePort } from './lib/freePort.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

stopChildrenOnSignals()
const browser = ensureBrowser()
process.exitCode =
  (await buildShopIfNeeded()) ||
  (await runNode([toolFile('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) },
  }))
