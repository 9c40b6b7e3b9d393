// Measures what opening one product after another costs a phone: bytes that were transferred, by kind, and the time from
// the tap until the product's own answer is shown. The first one also loads the product's code.
import { chromium, type CDPSession } from '@playwright/test'
import { browserFlags } from '../scripts/browser/browserFlags.ts'
import { ensureBrowser } from '../scripts/browser/ensureBrowser.ts'
import { buildShopIfNeeded } from '../scripts/lib/buildShop.ts'
import { openDemoShop } from '../scripts/lib/demoShop.ts'
import { PHONE, slowDown, SLOWDOWNS, slowdownText } from '../scripts/lib/phone.ts'
import { stopChildrenOnSignals } from '../scripts/lib/processes.ts'

const PRODUCTS = 5

stopChildrenOnSignals()
process.exitCode = await buildShopIfNeeded()
if (!process.exitCode) {
  const { address, stop } = await openDemoShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  try {
    for (const rate of SLOWDOWNS) {
      console.log(slowdownText(rate))
      const context = await browser.newContext({ ...PHONE, locale: 'ka-GE', serviceWorkers: 'block' })
      const page = await context.newPage()
      const transfer = await countBytes(await context.newCDPSession(page))
      await slowDown(page, rate)
      await page.goto(address)
      await page.locator('#root:not([data-rendered])').waitFor()
      await page.waitForLoadState('networkidle')
      for (let place = 0; place < PRODUCTS; place += 1) {
        transfer.clear()
        const link = page.locator('main li a[href*="/product/"]:has(img)').nth(place)
        await link.scrollIntoViewIfNeeded()
        const began = performance.now()
        await link.tap()
        await page.getByRole('dialog').getByRole('heading').first().waitFor()
        const shown = performance.now() - began
        await page.waitForLoadState('networkidle')
        const bytes = [...transfer].map(([kind, sum]) => `${kind} ${(sum / 1000).toFixed(1)} kB`)
        console.log(`  product ${place + 1}: ${shown.toFixed(0).padStart(4)} ms; ${bytes.join(', ')}`)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await stop()
  }
}

/** Counts what is transferred from now on, by kind of resource. */
async function countBytes(devTools: CDPSession): Promise<Map<string, number>> {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await devTools.send('Network.enable')
  return bytes
}
