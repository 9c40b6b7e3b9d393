import type { Locator, Page } from '@playwright/test'

/** Browser context options of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}

/** CPU slowdowns at which a phone is measured. */
export const SLOWDOWNS = [1, 4]

/** Event Timing omits faster events, in ms. */
export const LEAST_TAP_MS = 16

/** A CPU slowdown as it is printed. */
export const slowdownText = (rate: number) => (rate === 1 ? 'at full CPU speed' : `${rate} times slower`)

/** Makes a page's CPU `rate` times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** How long a finger stays on the screen, in ms. */
const PRESS_MS = 60

/** A point of the screen, in px. */
interface Point {
  x: number
  y: number
}

/** @returns the centre of an element @throws when it isn't visible */
export async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Taps a point. */
export type Finger = (point: Point) => Promise<void>

/**
 * Prepares a page for taps that reach it at once, like a finger's: clicks of a mouse that the browser turns into touches.
 * Playwright's touches (`Input.dispatchTouchEvent`) are stamped first and forwarded only after the next frames of the page.
 */
export async function fingerOf(page: Page): Promise<Finger> {
  // One session for all taps: after a second one has turned touches on, they are no longer clicks.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  return async ({ x, y }) => {
    await devTools.send('Input.synthesizeTapGesture', {
      x,
      y,
      duration: PRESS_MS,
      gestureSourceType: 'mouse',
    })
  }
}

/** An event of a tap. */
export interface Tap {
  /** until the next paint, in ms, rounded to 8 */
  whole: number
  /** time spent in event handlers, in ms */
  code: number
}

type RecordingWindow = Window & { taps: Tap[] }

/** Makes a page record its taps by the Event Timing API. Call it before the page is opened. */
export async function recordTaps(page: Page): Promise<void> {
  await page.addInitScript(watchTaps, LEAST_TAP_MS)
}

/** The events of taps recorded so far. */
export function recordedTaps(page: Page): Promise<Tap[]> {
  return page.evaluate(() => (window as unknown as RecordingWindow).taps)
}

/** Forgets the recorded taps. */
export async function clearTaps(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as RecordingWindow).taps.splice(0))
}

/** Records the duration of each event of a tap. Runs in the page. */
function watchTaps(leastMs: number): void {
  const taps: Tap[] = []
  Object.assign(window, { taps })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        taps.push({ whole: entry.duration, code: entry.processingEnd - entry.processingStart })
  }).observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit)
}
