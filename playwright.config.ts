import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import { browserFlags } from './scripts/browser/browserFlags.ts'
import { findBrowser } from './scripts/browser/findBrowser.ts'

const port = Number(process.env.E2E_PORT ?? 4600)
// Read again by each worker, which inherits what the first reading has chosen.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `dukani-journeys-${process.pid}`)
const address = `http://localhost:${port}`

/** The two sizes that every screen is judged at. */
const desktop = { viewport: { width: 1280, height: 800 } } satisfies Partial<PlaywrightTestOptions>
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} satisfies Partial<PlaywrightTestOptions>

/** The journeys, in the system's browser, against a shop of their own, started as `npm start` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // What fails is looked at again by the whole run, and named there (docs/adr/0015-a-second-look.md).
  retries: 0,
  workers: 2,
  // Generous: it is for what hangs. A map that is drawn by software beside other work takes a minute.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    // A film of every journey, kept of those that failed alone, would cost each of them a fifth of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    // What a worker fetches no route of a journey sees; the one about it lets it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // Whatever machine runs the journeys, the service of map tiles is asked for none.
      args: [...browserFlags(), '--host-resolver-rules=MAP tile.openstreetmap.org ~NOTFOUND'],
    },
  },
  projects: [
    // What is done by fingers alone belongs to the phone, what is done by keys alone to the desktop.
    { name: 'desktop', use: desktop, testIgnore: '**/*Touch.spec.ts' },
    { name: 'phone', use: phone, testIgnore: '**/*Keys.spec.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/testShop.ts`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    url: `${address}/readyz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The first start makes a database and composes the demonstration's pictures.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
