import type { Browser, CDPSession, Page } from '@playwright/test'
import { PendingRequests } from './PendingRequests.ts'
import type { Scene, Size } from './scenes.ts'
import { makeReproducible, NOW } from './reproducible.ts'
import { takePicture } from './takePicture.ts'
import { waitUntilStable } from './waitUntilStable.ts'

/** A viewport size with one or more themes. */
export interface Look {
  size: Size
  /** prefix of the file names; the theme is appended */
  name: string
}

/** A story and all its screenshots. */
export interface View {
  scene: Scene
  /** `play` runs at the first view's size */
  looks: [Look, ...Look[]]
  /** whether to take the full page */
  isWhole: boolean
  /** whether to hide text, which is rendered differently on each machine */
  isWithoutText?: boolean
}

/** A screenshot. */
export interface Shot {
  id: string
  file: string
  png: Buffer
  /** its problem, or null */
  trouble: string | null
}

/** Timeout, in ms. */
const FINISHES_MS = 240_000

/** Disables Storybook's axe run, which doesn't affect the picture. */
const address = (origin: string, id: string) =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`

/** The themes of a story. */
export const themesOf = ({ theme }: Scene): string[] => (theme === null ? ['light', 'dark'] : [theme])

/** File name of a screenshot. */
export const fileOf = ({ name }: Pick<Look, 'name'>, theme: string) => `${name}.${theme}.png`

/** A page that visits one story after another, in its own browser context, so that pages don't share storage. */
export class StoryPage {
  readonly page: Page
  readonly #browser: CDPSession
  readonly #pending: PendingRequests

  private constructor(page: Page, browser: CDPSession) {
    this.page = page
    this.#browser = browser
    this.#pending = new PendingRequests(page)
  }

  static async open(browser: Browser): Promise<StoryPage> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      colorScheme: 'light',
      deviceScaleFactor: 1,
      locale: 'ka-GE',
      timezoneId: 'Asia/Tbilisi',
    })
    await context.addInitScript(makeReproducible, NOW)
    const page = await context.newPage()
    return new StoryPage(page, await context.newCDPSession(page))
  }

  /** Takes the screenshots of a view when `play` has finished. */
  async visit(origin: string, view: View): Promise<Shot[]> {
    const { scene, looks, isWhole, isWithoutText = false } = view
    this.#pending.forget()
    await this.page.context().clearCookies()
    await this.page.setViewportSize(looks[0].size)
    await this.page.goto(address(origin, scene.id))
    const failure = await this.#storyEnd(scene.id)
    await this.page.evaluate(hold, { ignored: scene.ignored, isWithoutText })
    const shots: Shot[] = []
    for (const look of looks) {
      await this.page.setViewportSize(look.size)
      for (const theme of themesOf(scene)) {
        if (scene.theme === null) await this.page.evaluate(wear, theme)
        await waitUntilStable(this.page, this.#pending)
        const { png, isMoving } = await takePicture(this.#browser, isWhole)
        const trouble = failure ?? (isMoving ? 'it never stands still' : null)
        shots.push({ id: scene.id, file: fileOf(look, theme), png, trouble })
      }
    }
    return shots
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** Waits for `play` to finish. @returns its error, or null */
  async #storyEnd(id: string): Promise<string | null> {
    try {
      await this.page.waitForFunction(hasEnded, id, { timeout: FINISHES_MS })
    } catch {
      return `its play didn't end within ${FINISHES_MS / 1000} s`
    }
    const hasFailed = await this.page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))
    return hasFailed ? await this.page.locator('#error-message').innerText() : null
  }
}

/** Runs in the page. */
function hasEnded(storyId: string): boolean {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender
  return render?.id === storyId && render.phase === 'finished'
}

/** Runs in the page. Stops timers, and hides elements that Chromatic ignores and, if asked, text. */
function hold({ ignored, isWithoutText }: { ignored: string[]; isWithoutText: boolean }): void {
  window.__holdTimers()
  const moving = ['[data-chromatic="ignore"]', '.chromatic-ignore', ...ignored].join(', ')
  const style = document.createElement('style')
  const text = '-webkit-text-fill-color: transparent; text-decoration-color: transparent; text-shadow: none'
  style.textContent = `* { caret-color: transparent !important } ${moving} { visibility: hidden !important }
    ${isWithoutText ? `*, ::placeholder { ${text.replaceAll(';', ' !important;')} !important }` : ''}`
  document.head.append(style)
}

/** Runs in the page. Switches the theme by custom properties, so that the state after `play` is kept. */
function wear(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}
