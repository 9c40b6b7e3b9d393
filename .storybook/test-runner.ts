import type { TestRunnerConfig } from '@storybook/test-runner'
import { injectAxe } from 'axe-playwright'
import type { Page } from 'playwright'
import { brokenRules, type Rules } from './checks/axe.ts'
import { countLook } from './checks/looks.ts'
import { keyboardFaults } from './checks/keyboard.ts'
import { motions } from './checks/motion.ts'
import { reflowFaults } from './checks/reflow.ts'
import { settled } from './checks/settled.ts'

const complaints = new WeakMap<Page, string[]>()

/** Collects what a page writes to the console as an error, or throws, from now on. */
function listen(page: Page): string[] {
  const known = complaints.get(page)
  if (known) return known
  const heard: string[] = []
  page.on('console', (message) => {
    // Chromium's own line for an answer that a story made fail; a call without a handler says more than that.
    const isNetworkLine = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isNetworkLine) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message))
  complaints.set(page, heard)
  return heard
}

/** The part of a story's context that says how large its page is. */
interface Sized {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}

declare global {
  interface Window {
    /** the runner's own */
    __getContext: (storyId: string) => Promise<Sized>
    /** Storybook's own */
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean
  }
}

/** The size (px) that the story asks for in Storybook's toolbar, a desktop's for one that doesn't say; or a named one. */
async function sizeOf(page: Page, storyId: string, name?: 'phone' | 'desktop') {
  return page.evaluate(
    async ([id, named]) => {
      const { storyGlobals, parameters } = await window.__getContext(id)
      const size = parameters.viewport.options[named ?? storyGlobals.viewport?.value ?? 'desktop']
      if (size === undefined) throw new Error(`${id} asks for a viewport that there is not`)
      return { width: parseInt(size.styles.width), height: parseInt(size.styles.height) }
    },
    [storyId, name] as const,
  )
}

/** What is narrower counts as a phone's, px. */
const WIDE_PX = 900

/** Turns light into dark and dark into light. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
  })
  await settled(page)
}

/** Storybook's frames around what a panel points out aren't asked for, and would measure the whole page at each change. */
function withoutHighlights(): void {
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
}

/** What the design system is made of, shown alone; the rest are screens, walked through by the journeys. */
const isPrimitive = (title: string) => /^(components|layout)\b/i.test(title)

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    await page.addInitScript(withoutHighlights)
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href)
  },
  async preVisit(page, { id }) {
    listen(page).length = 0
    await page.setViewportSize(await sizeOf(page, id))
    // Motion would be measured half way: contrast of what is still fading in is nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectAxe(page)
  },
  async postVisit(page, { id, title, name }) {
    const found: string[] = []
    const note = (where: string, faults: string[]) => {
      if (faults.length > 0) found.push(`${title}, ${name}${where}:\n${faults.join('\n')}`)
    }
    const look = async (where: string, rules: Rules) => {
      note(where, await brokenRules(page, rules))
      countLook()
    }
    note(' wrote to the console', listen(page))
    await look('', 'all')
    note(' moves for who wants less motion', await motions(page))

    await turnTheme(page)
    await look(' in the other theme', 'of the theme')
    const other = (await sizeOf(page, id)).width < WIDE_PX ? 'desktop' : 'phone'
    await page.setViewportSize(await sizeOf(page, id, other))
    await settled(page)
    await look(` in the other theme at the size of a ${other}`, 'all')
    await turnTheme(page)
    await look(` at the size of a ${other}`, 'of the theme')
    if (isPrimitive(title)) {
      note(' for who uses keys', await keyboardFaults(page))
      note(' for who needs it large', await reflowFaults(page))
    }
    if (found.length > 0) throw new Error(found.join('\n'))
  },
}

export default config
