import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** Folders that each hold one thing to look at. */
const SHOWN = ['design-system/src/components/*/', 'src/pages/*/']

/**
 * Components of the design system and pages without a story of their own: `X/X.stories.tsx` beside `X/X.tsx`
 * (a page's may also be a screen, `stories/X.stories.tsx`).
 */
export function missingStories(root: string): string[] {
  return SHOWN.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((folder) => folder.split(path.sep).join('/').replace(/\/$/, ''))
    .filter((folder) => existsSync(path.join(root, folder, `${path.basename(folder)}.tsx`)))
    .filter((folder) => {
      const stories = `${path.basename(folder)}.stories.tsx`
      return ![path.join(folder, stories), path.join('stories', stories)].some((file) =>
        existsSync(path.join(root, file)),
      )
    })
    .map((folder) => `no story: ${folder}/${path.basename(folder)}.stories.tsx is missing`)
    .sort()
}
