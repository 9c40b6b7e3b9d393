// Measures how fast the page responds to a tap (INP): a phone viewport in the system's browser, at full and at a
// quarter of the CPU speed, with its own shop. Uses the Event Timing API.
import { chromium, type Locator, type Page } from '@playwright/test'
import { browserFlags } from './browser/browserFlags.ts'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { openDemoShop, productPath } from './lib/demoShop.ts'
import {
  centreOf,
  clearTaps,
  fingerOf,
  LEAST_TAP_MS,
  PHONE,
  recordedTaps,
  recordTaps,
  slowDown,
  SLOWDOWNS,
  slowdownText,
} from './lib/phone.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

/** Waits for a later frame, since the entry of a tap is reported after its frame. */
const LATER_MS = 500

readCommandLine({
  usage: 'run taps',
  about: 'Measures how fast a phone responds to a tap (INP). Starts its own shop.',
})
stopChildrenOnSignals()
process.exitCode = (await buildShopIfNeeded()) || (await measureShop())

/** @returns the exit code */
async function measureShop(): Promise<number> {
  const { address, stop } = await openDemoShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  try {
    for (const rate of SLOWDOWNS) {
      const context = await browser.newContext({ ...PHONE, locale: 'ka-GE' })
      const page = await context.newPage()
      await recordTaps(page)
      await slowDown(page, rate)
      console.log(slowdownText(rate))
      await walk(page, address)
      await context.close()
    }
  } finally {
    await browser.close()
    await stop()
  }
  return 0
}

async function walk(page: Page, address: string): Promise<void> {
  const product = await productPath(address, isSimple)
  const dialog = page.getByRole('dialog')
  const dock = page.locator('nav.mui-fixed')
  const link = page.locator(`a[href="${product}"]`).first()
  const card = page.locator('main li').filter({ has: link })
  const cart = page.locator('#cart')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const measure = await measureOf(page)
  await page.goto(address)
  await page.locator('#root:not([data-rendered])').waitFor()

  await measure('a guest taps a heart, and the login opens', card.locator('[aria-pressed]'), dialog)
  await leave()
  await measure('a product opens', link, dialog)
  await leave()
  await measure('the filters open', page.locator('main [aria-haspopup="dialog"]').first(), dialog)
  await leave()
  await measure('the menu opens', dock.getByRole('button').first(), dialog)
  await leave()
  const inCart = card.locator('[data-look="inCart"]')
  await measure('a product is added to the cart', card.locator('[data-look]'), inCart)
  await cart.scrollIntoViewIfNeeded()
  const more = cart.getByRole('group').getByRole('button').last()
  await measure('the quantity in the cart is increased', more, more)
  const category = page.locator('main nav a:not([aria-current])').first()
  await measure('a category opens', category, page.locator('main nav a[aria-current]'))
}

/** Whether two of a product can be added without choosing a specification. */
function isSimple({ specifications, inventory }: { specifications: unknown[]; inventory: number }): boolean {
  return specifications.length === 0 && inventory > 1
}

/** @returns measures a tap: taps, waits for the result, and prints the slowest event */
async function measureOf(page: Page) {
  const tap = await fingerOf(page)
  return async (name: string, target: Locator, then: Locator): Promise<void> => {
    // Scrolls to it, and waits until nothing covers it.
    await target.tap({ trial: true })
    await clearTaps(page)
    await tap(await centreOf(target))
    await then.waitFor()
    await page.waitForTimeout(LATER_MS)
    const taps = await recordedTaps(page)
    const [slowest] = taps.toSorted((one, other) => other.whole - one.whole)
    const figures = slowest
      ? `${slowest.whole.toFixed(0).padStart(4)} ms, ${slowest.code.toFixed(0).padStart(3)} of it in code`
      : `under ${LEAST_TAP_MS} ms`
    console.log(`  ${figures.padEnd(26)}   ${name}`)
  }
}
