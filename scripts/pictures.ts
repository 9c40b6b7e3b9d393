// Takes the README's screenshots from its own shop: the catalogue on a desktop, and a product on a phone in dark
// mode.
import path from 'node:path'
import { chromium, type BrowserContextOptions } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags } from './browser/browserFlags.ts'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { openDemoShop, productPath } from './lib/demoShop.ts'
import { PHONE } from './lib/phone.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

const FOLDER = path.join(projectDir, 'docs/pictures')
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }

readCommandLine({
  usage: 'run pictures',
  about: 'Retakes the screenshots of the README. Starts its own shop.',
})
stopChildrenOnSignals()
process.exitCode = (await buildShopIfNeeded()) || (await takePictures())

/** @returns the exit code */
async function takePictures(): Promise<number> {
  const { address, stop } = await openDemoShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  const take = async (name: string, place: string, options: BrowserContextOptions) => {
    const context = await browser.newContext({ locale: 'ka-GE', reducedMotion: 'reduce', ...options })
    const page = await context.newPage()
    await page.goto(address + place)
    await page.locator('#root:not([data-rendered])').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const picture = await page.screenshot()
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(path.join(FOLDER, `${name}.webp`))
    await context.close()
  }
  try {
    await take('catalogue', '/', { ...DESKTOP, colorScheme: 'light' })
    await take('product-phone-dark', await productPath(address), { ...PHONE, colorScheme: 'dark' })
  } finally {
    await browser.close()
    await stop()
  }
  return 0
}
