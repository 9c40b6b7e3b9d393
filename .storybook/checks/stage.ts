import { setTimeout as waitFor } from 'node:timers/promises'
import { injectAxe } from 'axe-playwright'
import type { BrowserContext, Page } from 'playwright'
import { settled } from './settled.ts'

/** The part of a story's context with its viewport. */
interface Sized {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}

/** Storybook's channel. */
interface Channel {
  emit: (event: string, data: unknown) => void
}

declare global {
  interface Window {
    /** the runner's own */
    __getContext: (storyId: string) => Promise<Sized>
    /** Storybook's own */
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
  /** The runner's globals: allow replacing the browser of a group of stories. */
  var jestPlaywright: { resetBrowser: () => Promise<void> }
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>
  var page: Page
  var context: BrowserContext
}

/** Storybook's highlights aren't used, and would measure the whole page at each change. */
function withoutHighlights(): void {
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
}

/** Storybook's accessibility panel would check each story, too, without some rules; this runner checks all of them. */
function withoutPanelsLook(): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
}

/** Opens Storybook's iframe and resets it for the next story. */
export async function openStage(page: Page): Promise<void> {
  // Reduced motion: contrast can't be measured during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(withoutHighlights)
  await page.goto(new URL('/iframe.html', process.env['TARGET_URL']).href)
  await page.evaluate(withoutPanelsLook)
  await injectAxe(page)
}

/** A page that renders no frame for this long hangs, in ms. */
const HANGS_AFTER_MS = 30_000

/** Whether the page is usable: no story has navigated it, crashed it, or blocks its thread. */
async function isUsable(page: Page): Promise<boolean> {
  await settled(page)
  return page.evaluate(() => '__getContext' in window)
}

/** Stories that were shown, in any browser. */
const shown = new Set<string>()

/**
 * The page for the next story. Opens a new browser if the last story has made this one unusable, or for a retry,
 * since Storybook doesn't play a story again that is already shown.
 */
export async function readyStage(page: Page, storyId: string): Promise<Page> {
  const isAgain = shown.has(storyId)
  shown.add(storyId)
  const answer = isAgain ? false : isUsable(page).catch(() => false)
  if (await Promise.race([answer, waitFor(HANGS_AFTER_MS, false, { ref: false })])) return page
  await globalThis.jestPlaywright.resetBrowser()
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context)
  return globalThis.page
}

/** A viewport size, in px. */
export interface Size {
  width: number
  height: number
}

/** The sizes at which a story is checked. */
export interface Sizes {
  /** as set in Storybook's toolbar; a desktop's by default */
  own: Size
  phone: Size
  desktop: Size
}

/** Narrower viewports count as a phone, in px. */
const WIDE_PX = 900

export const otherKind = ({ own }: Sizes) => (own.width < WIDE_PX ? 'desktop' : 'phone')

/** Clears what another story has left in the browser, and returns the sizes for the next one. */
export function makeRoom(page: Page, storyId: string): Promise<Sizes> {
  return page.evaluate(async (id) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    scrollTo(0, 0)
    const { storyGlobals, parameters } = await window.__getContext(id)
    const sizeOf = (name: string) => {
      const size = parameters.viewport.options[name]
      if (size === undefined) throw new Error(`${id} asks for a viewport that there is not`)
      return { width: parseInt(size.styles.width), height: parseInt(size.styles.height) }
    }
    return {
      own: sizeOf(storyGlobals.viewport?.value ?? 'desktop'),
      phone: sizeOf('phone'),
      desktop: sizeOf('desktop'),
    }
  }, storyId)
}

/** Sets the page's size, if different. */
export async function resize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await settled(page)
}

/** The opposite theme. */
export async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
