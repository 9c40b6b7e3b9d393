import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import { browserFlags } from './scripts/browser/browserFlags.ts'
import { findBrowser } from './scripts/browser/findBrowser.ts'

const port = Number(process.env.E2E_PORT ?? 4600)
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
  // A journey that passes at the second attempt has failed.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags() },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone },
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
