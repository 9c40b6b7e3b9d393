// How long the main thread is blocked after the first paint, and how soon a tap is answered then: a phone in the system's
// browser, at this machine's speed and four times slower. Beside each page stands a frozen copy of it: the same HTML,
// styles, fonts and pictures without scripts. The pages take turns, so that a busy machine slows all of them.
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser/browserFlags.ts'
import { ensureBrowser } from '../scripts/browser/ensureBrowser.ts'
import { buildShopIfNeeded } from '../scripts/lib/buildShop.ts'
import { openDemoShop, productPath } from '../scripts/lib/demoShop.ts'
import { quantile } from './figures.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWER = [1, 4]
/** When a tap is sent, ms after the first paint. */
const TAPS_MS = [200, 600, 1200]
/** Work after the first paint is over by then, ms at this machine's speed. */
const QUIET_MS = 1_500

interface Blocked {
  /** Beyond 50 ms of each long task, in ms. */
  total: number
  longest: number
  /** What the longest long frame did: its scripts and its rendering. */
  what: string
}

type Measured = Window & { blocked: Blocked; taps: number[] }

process.exitCode = await buildShopIfNeeded()
if (!process.exitCode) {
  const { address, stop } = await openDemoShop()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  try {
    await compare(browser, address, ['/', await productPath(address)])
  } finally {
    await browser.close()
    await stop()
  }
}

async function compare(browser: Browser, address: string, paths: readonly string[]): Promise<void> {
  const pages = paths.flatMap((path) => [false, true].map((isFrozen) => ({ path, isFrozen })))
  for (const rate of SLOWER) {
    console.log(rate === 1 ? 'at this machine’s speed' : `${rate} times slower`)
    const blocked = new Map(pages.map((page) => [page, [] as Blocked[]]))
    const taps = new Map(pages.map((page) => [page, TAPS_MS.map((): number[] => [])]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const page of pages) {
        blocked.get(page)?.push(await open(browser, address, page, rate, measureBlocked))
        for (const [place, at] of TAPS_MS.entries())
          taps
            .get(page)
            ?.[place]?.push(await open(browser, address, page, rate, (it) => measureTap(it, at, rate)))
      }
    for (const page of pages) print(page, blocked.get(page) ?? [], taps.get(page) ?? [])
  }
}

/** Opens a page in a browser of its own, four times slower or not, and measures it. */
async function open<Figure>(
  browser: Browser,
  address: string,
  { path, isFrozen }: { path: string; isFrozen: boolean },
  rate: number,
  measure: (page: Page, rate: number) => Promise<Figure>,
): Promise<Figure> {
  const context = await browser.newContext({ ...PHONE, locale: 'ka-GE', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (isFrozen)
      await page.route(address + path, async (route) => {
        const answer = await route.fetch()
        const html = (await answer.text()).replaceAll(
          /<script type="module"[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
          '',
        )
        await route.fulfill({ response: answer, body: html })
      })
    await page.addInitScript(watch)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(address + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return await measure(page, rate)
  } finally {
    await context.close()
  }
}

/** Keeps what blocks the main thread, and how long each tap waits for the next picture. Runs in the page. */
function watch(): void {
  const blocked: Blocked = { total: 0, longest: 0, what: '' }
  const taps: number[] = []
  Object.assign(window, { blocked, taps })
  const observe = <Entry extends PerformanceEntry>(options: object, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe(options)
  observe({ type: 'longtask', buffered: true }, ({ duration }) => {
    blocked.total += duration - 50
    blocked.longest = Math.max(blocked.longest, duration)
  })
  let longestFrame = 0
  observe<
    PerformanceEntry & { styleAndLayoutStart: number; scripts: { invokerType: string; duration: number }[] }
  >(
    { type: 'long-animation-frame', buffered: true },
    ({ duration, startTime, styleAndLayoutStart, scripts }) => {
      if (duration < longestFrame) return
      longestFrame = duration
      const parts = scripts.map((script) => `${script.invokerType} ${Math.round(script.duration)}`)
      if (styleAndLayoutStart > 0)
        parts.push(`style and layout ${Math.round(startTime + duration - styleAndLayoutStart)}`)
      blocked.what = parts.join(', ')
    },
  )
  observe<PerformanceEventTiming>({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) taps.push(duration)
  })
}

async function measureBlocked(page: Page, rate: number): Promise<Blocked> {
  await page.waitForTimeout(QUIET_MS * rate)
  return page.evaluate(() => (window as unknown as Measured).blocked)
}

/** @returns how long a tap waits for the next picture, in ms; 0 where that is under 16 ms */
async function measureTap(page: Page, at: number, rate: number): Promise<number> {
  const place = await page.locator('nav.mui-fixed li').nth(2).boundingBox()
  if (!place) throw new Error('the page has no menu button')
  await page.waitForTimeout(at)
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  await page.waitForTimeout(QUIET_MS * rate)
  return page.evaluate(() => Math.max(0, ...(window as unknown as Measured).taps))
}

function print(page: { path: string; isFrozen: boolean }, blocked: Blocked[], taps: number[][]): void {
  const figures = (values: number[]) =>
    `${Math.round(Math.min(...values))}, ${Math.round(quantile(values, 0.5))}`.padStart(10)
  const longest = blocked.toSorted((one, other) => one.longest - other.longest)[
    Math.floor(blocked.length / 2)
  ]
  const name = `${page.path.replace(/[^/]{8,}/, '{id}')}${page.isFrozen ? ', frozen' : ''}`.padEnd(24)
  console.log(
    `  ${name} blocked ${figures(blocked.map(({ total }) => total))} ms, longest task ${figures(blocked.map((it) => it.longest))} ms` +
      `; taps ${taps.map((some) => figures(some)).join(' ')} ms; longest frame: ${longest?.what ?? ''}`,
  )
}
