// Runs the e2e tests in a real browser with a real shop.
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { freePort } from './lib/freePort.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

const { values, rest } = readCommandLine({
  usage: 'run test:e2e [-- ARGUMENTS]',
  about: 'Runs the e2e tests in a browser. Starts its own shop. `-- cart --project phone` runs some of them.',
  options: { full: { type: 'boolean', about: 'every test at both sizes' } },
  tool: '`playwright test`',
})

stopChildrenOnSignals()
const browser = ensureBrowser()
process.exitCode =
  (await buildShopIfNeeded()) ||
  (await runNode([toolFile('@playwright/test', 'playwright'), 'test', ...rest], {
    env: {
      CHROMIUM_PATH: browser,
      E2E_PORT: String(await freePort()),
      ...(values.full && { TEST_FULL: '1' }),
    },
  }))
