import type { Page } from '@playwright/test'

export interface Size {
  width: number
  height: number
}

/** A story, and how it wants to be seen. */
export interface Scene {
  id: string
  title: string
  name: string
  /** its file, from the project's folder on */
  file: string
  /** the size in Storybook's toolbar that the story asks for; null: any */
  viewport: string | null
  /** the theme that the story asks for, which has no other then; null: any */
  theme: string | null
  /** what of it moves by nature, and isn't compared */
  ignored: string[]
}

/** What is known of a story before it is drawn; a part of Storybook's own. */
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

/** A line of Storybook's index. */
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

/** All stories of a Storybook that pictures are taken of: Chromatic's parameters hold here, too. */
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
  if (preview === undefined) throw new Error('this is no Storybook')
  await preview.ready()
  const answer = await fetch('index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  return Promise.all(
    stories.map(async ({ id, importPath }) => {
      const { title, name, storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId: id })
      const { chromatic, viewport } = parameters
      // Only what can leave the page: a story's parameters hold functions.
      return JSON.parse(
        JSON.stringify({ id, title, name, importPath, storyGlobals, parameters: { chromatic, viewport } }),
      ) as Prepared
    }),
  )
}
