import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from './tools.ts'

/** An output folder and the sources it is built from. */
export interface Built {
  folder: string
  /** globs */
  sources: string[]
  hasStories: boolean
}

export const STOREFRONT: Built = {
  folder: 'dist',
  hasStories: false,
  sources: [
    '{index,offline}.html',
    'vite{.config,.admin.config,.theme}.ts',
    'scripts/{appIcon,failedStart,installable,offlineWorker,precompress,savedPreferences}.ts',
    'scripts/{precomputedTheme,staticGlobalStyles}.ts',
    'scripts/{withoutRipple,withoutRouterLinks,withoutPropNames,withoutStoreShim}.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    '{src,admin,contracts/src,i18n/src,design-system/src}/**/*.{html,ts,tsx,css,svg}',
  ],
}

export const STORYBOOK: Built = {
  folder: 'storybook-static',
  hasStories: true,
  sources: [
    '.storybook/**/*',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    '{src,admin,stories,mocks,contracts/src,i18n/src,design-system/src}/**/*.{ts,tsx,css,svg}',
  ],
}

const stampFile = ({ folder }: Built, root: string) => path.join(root, folder, 'stamp.txt')

/** A hash of the sources: it changes when the name or content of a file changes. */
export function sourceStamp({ sources, hasStories }: Built, root = projectDir): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && (hasStories || !entry.name.includes('.stories.')))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether the build is up to date. */
export function isBuilt(built: Built, root = projectDir): boolean {
  try {
    return readFileSync(stampFile(built, root), 'utf8') === sourceStamp(built, root)
  } catch {
    return false
  }
}

/** Records that the given sources are built. */
export function keepStamp(built: Built, stamp: string, root = projectDir): void {
  mkdirSync(path.dirname(stampFile(built, root)), { recursive: true })
  writeFileSync(stampFile(built, root), stamp)
}
