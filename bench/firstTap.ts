// Measures how long the main thread is blocked after the first paint, and how fast the page responds to a tap then: a
// phone viewport in the system's browser, at full and at a quarter of the CPU speed. Each page is compared with a frozen
// copy of it: the same HTML, styles, fonts and pictures without scripts. The pages take turns, so that a busy machine
// slows all of them down.
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser/browserFlags.ts'
import { ensureBrowser } from '../scripts/browser/ensureBrowser.ts'
import { buildShopIfNeeded } from '../scripts/lib/buildShop.ts'
import { openDemoShop, productPath } from '../scripts/lib/demoShop.ts'
import {
  centreOf,
  fingerOf,
  PHONE,
  recordedTaps,
  recordTaps,
  slowDown,
  SLOWDOWNS,
  slowdownText,
  type Finger,
} from '../scripts/lib/phone.ts'
import { stopChildrenOnSignals } from '../scripts/lib/processes.ts'
import { quantile } from './figures.ts'
import { frozen } from './frozenCopy.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
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

type Measured = Window & { blocked: Blocked }

stopChildrenOnSignals()
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
  for (const rate of SLOWDOWNS) {
    console.log(slowdownText(rate))
    const blocked = new Map(pages.map((page) => [page, [] as Blocked[]]))
    const taps = new Map(pages.map((page) => [page, TAPS_MS.map((): number[] => [])]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const page of pages) {
        blocked.get(page)?.push(await open(browser, address, page, rate, (it) => measureBlocked(it, rate)))
        for (const [place, at] of TAPS_MS.entries()) {
          const tap = await open(browser, address, page, rate, (it, finger) =>
            measureTap(it, finger, at, rate),
          )
          taps.get(page)?.[place]?.push(tap)
        }
      }
    for (const page of pages) print(page, blocked.get(page) ?? [], taps.get(page) ?? [])
  }
}

/** Opens a page in a new browser context at the given CPU slowdown, and measures it. */
async function open<Figure>(
  browser: Browser,
  address: string,
  { path, isFrozen }: { path: string; isFrozen: boolean },
  rate: number,
  measure: (page: Page, finger: Finger) => Promise<Figure>,
): Promise<Figure> {
  const context = await browser.newContext({ ...PHONE, locale: 'ka-GE', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (isFrozen)
      await page.route(address + path, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: frozen(await answer.text()) })
      })
    await page.addInitScript(watchBlocking)
    await recordTaps(page)
    await slowDown(page, rate)
    const finger = await fingerOf(page)
    await page.goto(address + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return await measure(page, finger)
  } finally {
    await context.close()
  }
}

/** Records what blocks the main thread. Runs in the page. */
function watchBlocking(): void {
  const blocked: Blocked = { total: 0, longest: 0, what: '' }
  Object.assign(window, { blocked })
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
}

async function measureBlocked(page: Page, rate: number): Promise<Blocked> {
  await page.waitForTimeout(QUIET_MS * rate)
  return page.evaluate(() => (window as unknown as Measured).blocked)
}

/** @returns how long a tap waits for the next paint, in ms; 0 if less than 16 ms */
async function measureTap(page: Page, tap: Finger, at: number, rate: number): Promise<number> {
  const menuButton = await centreOf(page.locator('nav.mui-fixed li').nth(2))
  await page.waitForTimeout(at)
  await tap(menuButton)
  await page.waitForTimeout(QUIET_MS * rate)
  return Math.max(0, ...(await recordedTaps(page)).map(({ whole }) => whole))
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
