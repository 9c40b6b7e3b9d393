import type { Page } from '@playwright/test'

export interface Size {
  width: number
  height: number
}

/** A story with its size and theme. */
export interface Scene {
  id: string
  title: string
  name: string
  /** its file, relative to the project's folder */
  file: string
  /** the viewport that the story sets, or null */
  viewport: string | null
  /** the only theme of the story, or null for both */
  theme: string | null
  /** selectors of elements that aren't compared */
  ignored: string[]
}

/** A part of Storybook's data about a story. */
interface Prepared {
  id: string
  title: string
  name: string
  importPath: string
  storyGlobals: { viewport?: { value?: string }; theme?: string }
  parameters: {
    chromatic?: { disableSnapshot?: boolean; ignoreSelectors?: string[] }
    viewport: { options: Record<string, { styles: { width: string; height: string } }> }
  }
}

/** An entry of Storybook's index. */
interface Entry {
  id: string
  type: string
  importPath: string
}

interface Preview {
  ready: () => Promise<void>
  storyStore: { loadStory: (story: { storyId: string }) => Promise<Omit<Prepared, 'importPath'>> }
  currentRender?: { id: string; phase?: string }
}

declare global {
  interface Window {
    /** Storybook's own */
    __STORYBOOK_PREVIEW__?: Preview
  }
}

export interface Scenes {
  scenes: Scene[]
  sizes: Record<string, Size>
}

/** All stories of a Storybook, without those that Chromatic's parameters disable. */
export async function readScenes(page: Page, origin: string): Promise<Scenes> {
  await page.goto(`${origin}/iframe.html`)
  const stories = await page.evaluate(prepareAll)
  const sizes: Record<string, Size> = {}
  for (const [name, { styles }] of Object.entries(stories[0]?.parameters.viewport.options ?? {}))
    sizes[name] = { width: parseInt(styles.width), height: parseInt(styles.height) }
  const scenes = stories
    .filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true)
    .map(({ id, title, name, importPath, storyGlobals, parameters }) => ({
      id,
      title,
      name,
      file: importPath.replace('./', ''),
      viewport: storyGlobals.viewport?.value ?? null,
      theme: storyGlobals.theme ?? null,
      ignored: parameters.chromatic?.ignoreSelectors ?? [],
    }))
  return { scenes, sizes }
}

/** Runs in the page. */
async function prepareAll(): Promise<Prepared[]> {
  const preview = window.__STORYBOOK_PREVIEW__
  if (preview === undefined) throw new Error('this is not a Storybook')
  await preview.ready()
  const answer = await fetch('index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  return Promise.all(
    stories.map(async ({ id, importPath }) => {
      const { title, name, storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId: id })
      const { chromatic, viewport } = parameters
      // Only serialisable values: a story's parameters contain functions.
      return JSON.parse(
        JSON.stringify({ id, title, name, importPath, storyGlobals, parameters: { chromatic, viewport } }),
      ) as Prepared
    }),
  )
}
