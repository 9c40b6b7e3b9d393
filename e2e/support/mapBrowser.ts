import type { Page } from '@playwright/test'

/**
 * Maps need WebGL, on machines without a graphics card too. For them alone: each frame of a page drawn like this costs
 * several times as much.
 */
export const DRAWN_BY_SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** How long (ms) the first picture of a map may take: two of them are drawn by software at a time, beside all the rest. */
export const FIRST_PICTURE_MS = 240_000

/**
 * Counts what draws in 3D from here on. A browser has room for sixteen of them at a time, and takes the oldest one's
 * away for another.
 * @returns how many there are that nobody has let go
 */
export async function countGraphics(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const made: WebGL2RenderingContext[] = []
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, asked)
      if (context instanceof WebGL2RenderingContext && !made.includes(context)) made.push(context)
      return context
    } as typeof getContext
    Object.assign(window, { liveGraphics: () => made.filter((each) => !each.isContextLost()).length })
  })
  return () => page.evaluate(() => (window as unknown as { liveGraphics: () => number }).liveGraphics())
}
