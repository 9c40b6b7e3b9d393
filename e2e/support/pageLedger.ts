import type { CDPSession, Page } from '@playwright/test'

/** What a page keeps in memory. */
export interface Holdings {
  /** graphics contexts created, and those not released */
  contextsMade: number
  contextsAlive: number
  workers: number
  listeners: number
  /** nodes of its documents, attached or detached */
  nodes: number
  heapBytes: number
}

type GraphicsContext = WebGLRenderingContext | WebGL2RenderingContext

declare global {
  interface Window {
    /** the graphics contexts of this page, by weak references */
    graphicsContexts?: WeakRef<GraphicsContext>[]
  }
}

/** Counts what a page keeps in memory after garbage collection, from its next document on. */
export class PageLedger {
  readonly #page: Page
  readonly #devtools: CDPSession

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
  }

  static async of(page: Page): Promise<PageLedger> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.addInitScript(() => {
      const contexts: WeakRef<GraphicsContext>[] = (window.graphicsContexts = [])
      const known = new WeakSet()
      const make = HTMLCanvasElement.prototype.getContext
      const watched = function (this: HTMLCanvasElement, ...args: Parameters<typeof make>) {
        const context: unknown = Reflect.apply(make, this, args)
        const isGraphics =
          context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext
        if (isGraphics && !known.has(context)) {
          known.add(context)
          contexts.push(new WeakRef(context))
        }
        return context
      }
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: watched })
    })
    return new PageLedger(page, devtools)
  }

  async read(): Promise<Holdings> {
    await this.#devtools.send('HeapProfiler.collectGarbage')
    const contexts = await this.#page.evaluate(() => {
      const made = window.graphicsContexts ?? []
      const alive = made.filter((context) => context.deref()?.isContextLost() === false)
      return { made: made.length, alive: alive.length }
    })
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      contextsMade: contexts.made,
      contextsAlive: contexts.alive,
      workers: this.#page.workers().length,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      heapBytes: metric('JSHeapUsedSize'),
    }
  }
}
