import { injectAxe } from 'axe-playwright'
import type { Page } from 'playwright'
import { brokenDocsRules } from './axe.ts'
import type { Size } from './stage.ts'

/** Docs pages by the id of the story after which they are checked: `scripts/testStories.ts` chooses them. */
const DOCS_AFTER = JSON.parse(process.env['DOCS_AFTER'] ?? '{}') as Record<string, string[]>

/** How wide docs pages are read. */
const SIZE: Size = { width: 1280, height: 800 }

/** The used part of Storybook in the page: what is rendered. */
interface Preview {
  storyRenders: { phase?: string }[]
}

/** Whether everything on a docs page is rendered. Runs in the page. */
function isDrawn(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
  const renders = preview?.storyRenders ?? []
  const isThere = document.querySelector('#storybook-docs main h1') !== null
  return isThere && renders.every(({ phase = '' }) => /^(completed|finished|aborted|errored)$/.test(phase))
}

/**
 * What axe finds, in light and in dark, on the docs pages that are due after a story. They are opened in a page of their
 * own, because a page that has shown one must be reloaded for the next story.
 * @returns the broken rules, in words
 */
export async function docsFaults(storyPage: Page, storyId: string): Promise<string[]> {
  const due = DOCS_AFTER[storyId] ?? []
  if (due.length === 0) return []
  const page = await storyPage.context().newPage()
  const faults: string[] = []
  try {
    await page.setViewportSize(SIZE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const id of due) {
      for (const theme of ['light', 'dark'] as const) {
        // Opened anew: a page whose theme is changed may reload by itself.
        const address = new URL(
          `/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`,
          process.env['TARGET_URL'],
        )
        await page.goto(address.href)
        await page.waitForFunction(isDrawn)
        await injectAxe(page)
        const found = await brokenDocsRules(page, theme === 'light' ? 'all' : 'of the theme')
        if (found.length > 0) faults.push(`  the page ${id} in ${theme}:`, ...found)
      }
    }
  } finally {
    await page.close()
  }
  return faults
}
