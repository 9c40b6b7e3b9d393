import { setTimeout as waitFor } from 'node:timers/promises'
import { injectAxe } from 'axe-playwright'
import type { BrowserContext, Page } from 'playwright'
import { settled } from './settled.ts'

/** The part of a story's context that says how large its page is. */
interface Sized {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}

/** Storybook's line to what shows a story. */
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
  /** The runner's own, in the test's process: the browser of a group of stories can be replaced. */
  var jestPlaywright: { resetBrowser: () => Promise<void> }
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>
  var page: Page
  var context: BrowserContext
}

/** Storybook's frames around what a panel points out aren't asked for, and would measure the whole page at each change. */
function withoutHighlights(): void {
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
}

/** The accessibility panel would look at each story by itself, with some rules left out: this runner's looks ask them all. */
function withoutPanelsLook(): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
}

/** Opens Storybook's page of stories and brings it to where all of them begin. */
export async function openStage(page: Page): Promise<void> {
  // Without motion: the contrast of what is still fading in says nothing.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(withoutHighlights)
  await page.goto(new URL('/iframe.html', process.env['TARGET_URL']).href)
  await page.evaluate(withoutPanelsLook)
  await injectAxe(page)
}

/** A page that draws no frame for so long hangs, ms. */
const HANGS_AFTER_MS = 30_000

/** Whether stories can be shown on the page: no story has led it away, crashed it, or keeps its thread. */
async function isUsable(page: Page): Promise<boolean> {
  await settled(page)
  return page.evaluate(() => '__getContext' in window)
}

/** Stories that were shown, in whatever browser. */
const shown = new Set<string>()

/**
 * The page for the next story: one in a new browser when the last story has left this one unusable, and for a story that is
 * tried again, since Storybook doesn't play what is shown already.
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

/** A size of a page, px. */
export interface Size {
  width: number
  height: number
}

/** The sizes that a story is looked at in. */
export interface Sizes {
  /** that it asks for in Storybook's toolbar; a desktop's, when it doesn't say */
  own: Size
  phone: Size
  desktop: Size
}

/** What is narrower counts as a phone's, px. */
const WIDE_PX = 900

export const otherKind = ({ own }: Sizes) => (own.width < WIDE_PX ? 'desktop' : 'phone')

/** Takes away what another story has left in the browser, and says in which sizes the next one is looked at. */
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

/** Gives the page a size, if it has another. */
export async function resize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await settled(page)
}

/** Turns light into dark and dark into light. */
export async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
