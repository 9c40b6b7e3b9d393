import { chromium, type Browser } from '@playwright/test'
import { browserFlags } from '../../browser/browserFlags.ts'
import { ensureBrowser } from '../../browser/ensureBrowser.ts'
import { readScenes, type Scenes } from './scenes.ts'
import { StoryPage, type Shot, type View } from './StoryPage.ts'

/**
 * Flags for reproducible rendering: no font hinting or LCD antialiasing; software rendering, since GPUs round
 * differently; and no frame before it is completely rendered.
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

/** The browser that takes all screenshots of a run. */
export class Camera {
  readonly #browser: Browser
  readonly #pages: number
  readonly #scenes = new Map<string, Scenes>()

  private constructor(browser: Browser, pages: number) {
    this.#browser = browser
    this.#pages = pages
  }

  /** @param pages number of stories in parallel */
  static async open(pages: number): Promise<Camera> {
    const args = [...browserFlags(), ...STILL]
    return new Camera(await chromium.launch({ executablePath: ensureBrowser(), args }), pages)
  }

  /**
   * Lists all stories of a Storybook. This loads all of its modules, so the result is cached.
   * @param folder the built Storybook, which must not change
   */
  async scenes(origin: string, folder: string): Promise<Scenes> {
    const known = this.#scenes.get(folder)
    if (known !== undefined) return known
    const storyPage = await StoryPage.open(this.#browser)
    const scenes = await readScenes(storyPage.page, origin)
    await storyPage.close()
    this.#scenes.set(folder, scenes)
    return scenes
  }

  /** Takes all screenshots, in any order. @param onShots called after each view */
  async shoot(origin: string, views: View[], onShots: (shots: Shot[]) => Promise<void>): Promise<void> {
    const waiting = views.values()
    const work = async () => {
      const storyPage = await StoryPage.open(this.#browser)
      for (const view of waiting) await onShots(await storyPage.visit(origin, view))
      await storyPage.close()
    }
    await Promise.all(Array.from({ length: Math.min(this.#pages, views.length) }, work))
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
