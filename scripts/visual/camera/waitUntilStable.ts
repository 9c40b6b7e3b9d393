import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { PendingRequests } from './PendingRequests.ts'

/** The page counts as stable after this time without changes. */
const QUIET_MS = 120
/** Maximum wait for timers of less than a second. */
const SOON_MS = 1500
const LONGEST_MS = 20_000
const STEP_MS = 20

/** Waits until all responses, fonts and pictures are loaded and the page has stopped changing. */
export async function waitUntilStable(page: Page, pending: PendingRequests): Promise<void> {
  const end = performance.now() + LONGEST_MS
  do {
    while (pending.isAny && performance.now() < end) await pause(STEP_MS)
    await page.evaluate(expectNothing, SOON_MS)
    if (pending.isAny) continue
    await page.evaluate(settle, QUIET_MS)
  } while (pending.isAny && performance.now() < end)
}

/** Waits for short timers, such as a debounced request, but not for repeating ones. Runs in the page. */
async function expectNothing(longestMs: number): Promise<void> {
  const end = performance.now() + longestMs
  while (window.__isSomethingSoon() && performance.now() < end) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
async function settle(quietMs: number): Promise<void> {
  await document.fonts.ready
  const pictures = [...document.images]
  // Lazy pictures below the fold may or may not be loaded.
  for (const picture of pictures) picture.loading = 'eager'
  // A broken picture is shown as such.
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
    // A page that never stops changing is detected by its screenshots.
    setTimeout(done, quietMs * 20)
  })
}
