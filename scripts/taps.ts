// How soon the screen answers a tap: a phone in the system's browser, at this machine's speed and four times slower, against
// a shop of its own. What is measured is the browser's Event Timing, from the finger to the next picture (INP).
import { chromium, type Locator, type Page } from '@playwright/test'
import { browserFlags } from './browser/browserFlags.ts'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { openDemoShop, productPath } from './lib/demoShop.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const SLOWER = [1, 4]
/** What Event Timing leaves out is faster than that, ms. */
const LEAST_MS = 16
/** The entry of a tap comes with a picture after the one that it tells of. */
const LATER_MS = 500

interface Tap {
  /** to the next picture, ms, in steps of 8 */
  whole: number
  /** of it the time that the page's own code took, ms */
  code: number
}

type Taps = Window & { taps: Tap[] }

readCommandLine({
  usage: 'run taps',
  about: 'Measures how soon a phone answers a tap, against a shop of its own.',
})
stopChildrenOnSignals()
process.exitCode = (await buildShopIfNeeded()) || (await measureShop())

/** @returns the exit code */
async function measureShop(): Promise<number> {
  const { address, stop } = await openDemoShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  try {
    for (const rate of SLOWER) {
      const context = await browser.newContext({ ...PHONE, locale: 'ka-GE' })
      const page = await context.newPage()
      await page.addInitScript(watchTaps, LEAST_MS)
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate })
      console.log(rate === 1 ? 'at this machine’s speed' : `${rate} times slower`)
      await walk(page, address)
      await context.close()
    }
  } finally {
    await browser.close()
    await stop()
  }
  return 0
}

/** Keeps how long each event of a tap took. Runs in the page. */
function watchTaps(leastMs: number): void {
  const taps: Tap[] = []
  Object.assign(window, { taps })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        taps.push({ whole: entry.duration, code: entry.processingEnd - entry.processingStart })
  }).observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit)
}

async function walk(page: Page, address: string): Promise<void> {
  const product = await productPath(address, isSimple)
  const dialog = page.getByRole('dialog')
  const dock = page.locator('nav:has([data-active])')
  const link = page.locator(`a[href="${product}"]`).first()
  const card = page.locator('main li').filter({ has: link })
  const cart = page.locator('#cart')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goto(address)
  await page.locator('#root:not([data-rendered])').waitFor()

  await measure(page, 'a heart, which a guest is to log in for', card.locator('[aria-pressed]'), dialog)
  await leave()
  await measure(page, 'a product opens', link, dialog)
  await leave()
  await measure(page, 'the filters open', page.locator('main [aria-haspopup="dialog"]').first(), dialog)
  await leave()
  await measure(page, 'the menu opens', dock.getByRole('button').first(), dialog)
  await leave()
  const inCart = card.locator('[data-look="inCart"]')
  await measure(page, 'into the cart', card.locator('[data-look]'), inCart)
  await cart.scrollIntoViewIfNeeded()
  const more = cart.getByRole('group').getByRole('button').last()
  await measure(page, 'one more in the cart', more, more)
  const category = page.locator('main nav a:not([aria-current])').first()
  await measure(page, 'a category', category, page.locator('main nav a[aria-current]'))
}

/** Whether a product goes into the cart without a choice, twice. */
function isSimple({ specifications, inventory }: { specifications: unknown[]; inventory: number }): boolean {
  return specifications.length === 0 && inventory > 1
}

/** Taps, waits for what the tap leads to, and prints the slowest of its events. */
async function measure(page: Page, name: string, target: Locator, then: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => ((window as unknown as Taps).taps.length = 0))
  await target.tap()
  await then.waitFor()
  await page.waitForTimeout(LATER_MS)
  const taps = await page.evaluate(() => (window as unknown as Taps).taps)
  const [slowest] = taps.toSorted((one, other) => other.whole - one.whole)
  const figures = slowest
    ? `${slowest.whole.toFixed(0).padStart(4)} ms, ${slowest.code.toFixed(0).padStart(3)} of it in code`
    : `under ${LEAST_MS} ms`
  console.log(`  ${figures.padEnd(26)}   ${name}`)
}
