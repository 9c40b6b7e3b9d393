import { drawings } from '../../internal/drawings.ts'
import type { deferredPaths } from './deferredPaths.ts'

/**
 * Our own stroke icons on a 24 px square: round caps, 1.6 px lines, no fill. One string per icon: the `d` of its
 * path. These are the icons of the first screen.
 */
const firstPaths = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 2-4-4',
  cart: 'M3 4h2.2l2.3 11h10.4l2.1-8H6.1M9 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Zm8 0a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z',
  plus: 'M12 5.5v13M5.5 12h13',
  check: 'm5 12.6 4.6 4.6L19.5 7.3',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 19.6S4.2 15 4.2 9.4a4.1 4.1 0 0 1 7.8-1.8 4.1 4.1 0 0 1 7.8 1.8c0 5.6-7.8 10.2-7.8 10.2Z',
  chevronLeft: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  chevronRight: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  chevronDown: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  home: 'M4 11.2 12 4.5l8 6.7v8.3h-5.2v-5.7H9.2v5.7H4v-8.3Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  box: 'm12 3.5 7.8 4.3v8.4L12 20.5l-7.8-4.3V7.8L12 3.5Zm0 8.6 7.6-4.2M12 12.1 4.4 7.9M12 12.1v8.2',
  user: 'M12 11.6a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Zm7.4 8.4c-.7-3.6-3.7-5.6-7.4-5.6S5.3 16.4 4.6 20',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15',
  truck:
    'M3 6.5h10.8v9.8H3V6.5Zm10.8 3.3h3.7l3.5 3.4v3.1h-7.2M7.3 19a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Zm9.8 0a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
  sort: 'M8 19V5M4.5 8.5 8 5l3.5 3.5M16 5v14m-3.5-3.5L16 19l3.5-3.5',
  settings:
    'M4 7.5h8.8m4.4 0H20M4 16.5h2.8m4.4 0H20M15 9.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm-6 9a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
} as const

/** The names of all icons. */
export type IconName = keyof typeof firstPaths | keyof typeof deferredPaths

/** The icons that are loaded. */
export const iconPaths: { [Name in IconName]?: string } = { ...firstPaths }

/** Loads the icons and illustrations that the first screen doesn't need. @throws when they can't be loaded */
export async function loadDeferredIcons(): Promise<void> {
  const { deferredDrawings, deferredPaths } = await import('./deferredShapes.ts')
  Object.assign(iconPaths, deferredPaths)
  Object.assign(drawings, deferredDrawings)
}
