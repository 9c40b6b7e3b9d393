import type { CDPSession } from '@playwright/test'

const TRIES = 8

export interface Picture {
  png: Buffer
  /** no two consecutive screenshots were the same */
  isMoving: boolean
}

/**
 * Takes screenshots until two in a row are the same, so that late rendering is included. Uses the DevTools protocol,
 * whose fast compression takes half the time.
 * @param isWhole whether to take the full page
 */
export async function takePicture(browser: CDPSession, isWhole: boolean): Promise<Picture> {
  let last = await look(browser, isWhole)
  for (let tries = 1; tries < TRIES; tries++) {
    const next = await look(browser, isWhole)
    if (next === last) return { png: Buffer.from(next, 'base64'), isMoving: false }
    last = next
  }
  return { png: Buffer.from(last, 'base64'), isMoving: true }
}

async function look(browser: CDPSession, isWhole: boolean): Promise<string> {
  const png = { format: 'png', optimizeForSpeed: true } as const
  if (!isWhole) return (await browser.send('Page.captureScreenshot', png)).data
  const { cssContentSize } = await browser.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale: 1 }
  return (await browser.send('Page.captureScreenshot', { ...png, captureBeyondViewport: true, clip })).data
}
