import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { PendingRequests } from './PendingRequests.ts'

/** How long nothing may change until nothing will. */
const QUIET_MS = 120
/** So long is waited for what comes by a timer of less than a second. */
const SOON_MS = 1500
const LONGEST_MS = 20_000
const STEP_MS = 20

/** Waits until all answers, fonts and pictures are there and the page has stopped changing. */
export async function waitUntilStill(page: Page, pending: PendingRequests): Promise<void> {
  const end = performance.now() + LONGEST_MS
  do {
    while (pending.isAny && performance.now() < end) await pause(STEP_MS)
    await page.evaluate(expectNothing, SOON_MS)
    if (pending.isAny) continue
    await page.evaluate(settle, QUIET_MS)
  } while (pending.isAny && performance.now() < end)
}

/**
 * Waits for what a page has put off a little, such as asking for a list; not for what it puts off again and again. Runs in
 * the page.
 */
async function expectNothing(longestMs: number): Promise<void> {
  const end = performance.now() + longestMs
  while (window.__isSomethingSoon() && performance.now() < end) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
async function settle(quietMs: number): Promise<void> {
  await document.fonts.ready
  const pictures = [...document.images]
  // Below the fold they would come or not, as the browser likes.
  for (const picture of pictures) picture.loading = 'eager'
  // One that can't be read is drawn as such.
  await Promise.all(
    pictures.filter(({ src }) => src !== '').map((picture) => picture.decode().catch(() => null)),
  )
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
  await new Promise<void>((resolve) => {
    const done = () => {
      watcher.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    let timer = setTimeout(done, quietMs)
    const watcher = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quietMs)
    })
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    // What never stops changing is seen by its pictures.
    setTimeout(done, quietMs * 20)
  })
}
