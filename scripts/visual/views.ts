import type { Scenes, Size } from './camera/scenes.ts'
import type { View } from './camera/StoryPage.ts'

/** The default size. */
const USUAL = 'desktop'
/** The two sizes of every screen. The first one is the default. */
const SHEET_SIZES = [USUAL, 'phone'] as const

/** The full page of every story, at its own size. */
export function ownViews({ scenes, sizes }: Scenes): View[] {
  return scenes.map((scene) => ({
    scene,
    looks: [{ size: sizeOf(sizes, scene.viewport ?? USUAL), name: scene.id }],
    isWhole: true,
  }))
}

/** The viewport of a story at both sizes, or only at its own size if it sets one. */
export function sheetViews({ scenes, sizes }: Scenes): View[] {
  return scenes.map((scene) => {
    const look = (viewport: string) => ({ size: sizeOf(sizes, viewport), name: `${scene.id}.${viewport}` })
    const [first, ...others] = scene.viewport === null ? SHEET_SIZES : ([scene.viewport] as const)
    return { scene, looks: [look(first), ...others.map(look)], isWhole: false }
  })
}

function sizeOf(sizes: Record<string, Size>, name: string): Size {
  const size = sizes[name]
  if (size === undefined) throw new Error(`There is no size ${name} in Storybook's toolbar.`)
  return size
}
