// The journeys of e2e/ in a real browser against a real shop, started for them.
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { freePort } from './lib/freePort.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

const { values, rest } = readCommandLine({
  usage: 'run test:e2e [-- ARGUMENTS]',
  about:
    'Runs the journeys in a browser, against a shop of their own: `-- cart --project phone` runs some of them.',
  options: { full: { type: 'boolean', about: 'every journey at both sizes' } },
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
