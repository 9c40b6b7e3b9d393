import { chromium, type Browser } from '@playwright/test'
import { browserFlags } from '../../browser/browserFlags.ts'
import { ensureBrowser } from '../../browser/ensureBrowser.ts'
import { readScenes, type Scenes } from './scenes.ts'
import { Visitor, type Shot, type View } from './Visitor.ts'

/**
 * Letters are drawn by their outlines alone, whatever the machine's settings and what was drawn before, and everything
 * by the processor: graphics cards round as they like, and one that is played by software is slower. No frame is shown
 * before all of it is drawn: a busy browser would leave out what isn't ready, or show what was there before.
 */
const STILL = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
]

/** One browser that all pictures of a run are taken with. */
export class Camera {
  readonly #browser: Browser
  readonly #pages: number
  readonly #scenes = new Map<string, Scenes>()

  private constructor(browser: Browser, pages: number) {
    this.#browser = browser
    this.#pages = pages
  }

  /** @param pages how many stories are looked at side by side */
  static async open(pages: number): Promise<Camera> {
    const args = [...browserFlags(), ...STILL]
    return new Camera(await chromium.launch({ executablePath: ensureBrowser(), args }), pages)
  }

  /**
   * All stories of a Storybook. Its modules are all loaded for it, so it is asked once.
   * @param folder where it was built, and stays as it is
   */
  async scenes(origin: string, folder: string): Promise<Scenes> {
    const known = this.#scenes.get(folder)
    if (known !== undefined) return known
    const visitor = await Visitor.enter(this.#browser)
    const scenes = await readScenes(visitor.page, origin)
    await visitor.leave()
    this.#scenes.set(folder, scenes)
    return scenes
  }

  /** Takes all pictures, in no order. @param onShots called after each view */
  async shoot(origin: string, views: View[], onShots: (shots: Shot[]) => Promise<void>): Promise<void> {
    const waiting = views.values()
    const work = async () => {
      const visitor = await Visitor.enter(this.#browser)
      for (const view of waiting) await onShots(await visitor.visit(origin, view))
      await visitor.leave()
    }
    await Promise.all(Array.from({ length: Math.min(this.#pages, views.length) }, work))
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
