import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from './tools.ts'

/** Everything that the built storefront is made of. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'scripts/{precompress,withoutThemeVariables,withoutRouterLinks}.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'public/**/*',
  '{src,contracts/src,i18n/src,design-system/src}/**/*.{ts,tsx,css,svg}',
]

const stampFile = (root: string) => path.join(root, 'dist', 'stamp.txt')

/** One text for all that a build is made of: it changes exactly when a file's name or content does. */
export function sourceStamp(root = projectDir): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.stories.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether what is built is what the sources say. */
export function isBuilt(root = projectDir): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') === sourceStamp(root)
  } catch {
    return false
  }
}

/** Notes that the given sources are built. */
export function keepStamp(stamp: string, root = projectDir): void {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), stamp)
}
