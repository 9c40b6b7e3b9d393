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

/** `npm run test:full` and `npm run test:e2e -- --full`: every journey at both sizes. */
const isFull = process.env.TEST_FULL === '1'

/**
 * Which journeys a size gets. One size is enough for most: the desktop's, or the phone's for those tagged `@phone`;
 * `@both` is for a layout that differs, `@full` for what takes long. What is done by fingers alone belongs to the phone
 * (`*Touch`), what is done by keys alone to the desktop (`*Keys`), and so does what is tagged `@phoneOnly` or
 * `@desktopOnly`, whichever run it is.
 */
const onDesktop = {
  testIgnore: '**/*Touch.spec.ts',
  grepInvert: isFull ? /@phoneOnly\b/ : /@(phone|phoneOnly|full)\b/,
}
const onPhone = {
  testIgnore: '**/*Keys.spec.ts',
  ...(!isFull && { grep: /@(phone|phoneOnly|both)\b|Touch\.spec\.ts/ }),
  grepInvert: isFull ? /@desktopOnly\b/ : /@full\b/,
}

/** The journeys, in the system's browser, against a shop of their own, started as `npm start` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // Only the whole run tries again what fails, and names it (docs/adr/0015-tests-are-tried-again-once.md).
  retries: 0,
  workers: 2,
  // Generous: they are for what hangs. A map that is drawn by software beside other work takes minutes.
  timeout: 480_000,
  expect: { timeout: 60_000 },
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
    { name: 'desktop', use: desktop, ...onDesktop },
    { name: 'phone', use: phone, ...onPhone },
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
