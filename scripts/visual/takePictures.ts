import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serveFolder } from '../lib/serveFolder.ts'
import type { Camera } from './camera/Camera.ts'
import type { Scenes } from './camera/scenes.ts'
import type { View } from './camera/StoryPage.ts'

/** Interval of progress lines. */
const TELL_AFTER = 50

/**
 * Takes the screenshots of a built Storybook and writes them into a folder.
 * @param viewsOf which views of a story
 * @returns stories with problems, and the reasons
 */
export async function takePictures(
  folder: string,
  camera: Camera,
  storybook: string,
  viewsOf: (all: Scenes) => View[],
): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true })
  const served = await serveFolder(storybook)
  const troubles = new Map<string, string>()
  try {
    const views = viewsOf(await camera.scenes(served.origin, storybook))
    let done = 0
    await camera.shoot(served.origin, views, async (shots) => {
      for (const { id, file, png, trouble } of shots) {
        if (trouble !== null) troubles.set(id, trouble)
        await writeFile(path.join(folder, file), png)
      }
      if (++done % TELL_AFTER === 0) console.log(`  ${done} of ${views.length} stories`)
    })
  } finally {
    await served.close()
  }
  return troubles
}
