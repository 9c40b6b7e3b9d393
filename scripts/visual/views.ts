import type { Scenes, Size } from './camera/scenes.ts'
import type { View } from './camera/Visitor.ts'

/** The size of what doesn't ask for one. */
const USUAL = 'desktop'
/** The two that every screen is looked at in: the usual one first, which a story that doesn't ask for one is tested at. */
const SHEET_SIZES = [USUAL, 'phone'] as const

/** Every story whole, at the size that it asks for. */
export function ownViews({ scenes, sizes }: Scenes): View[] {
  return scenes.map((scene) => ({
    scene,
    looks: [{ size: sizeOf(sizes, scene.viewport ?? USUAL), name: scene.id }],
    isWhole: true,
  }))
}

/** What a visitor's window shows of a story, at both sizes; at its own only, when it is about that one. */
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
