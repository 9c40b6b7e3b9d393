import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** Folders of components and pages, and where the story of X is. */
const SHOWN = [
  { folders: 'design-system/src/components/*/', stories: 'design-system/src/components/X/X.stories.tsx' },
  { folders: 'src/pages/*/', stories: 'stories/**/X.stories.tsx' },
]

/**
 * Components of the design system and pages without a story of their own: `X.stories.tsx` beside the component, and
 * anywhere in `stories/` for a page, where Storybook looks for screens.
 */
export function missingStories(root: string): string[] {
  return SHOWN.flatMap(({ folders, stories }) =>
    globSync(folders, { cwd: root })
      .map((folder) => ({ folder, name: path.basename(folder) }))
      .filter(({ folder, name }) => existsSync(path.join(root, folder, `${name}.tsx`)))
      .map(({ name }) => stories.replaceAll('X', name))
      .filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
  )
    .map((pattern) => `no story: ${pattern} is missing`)
    .sort()
}
