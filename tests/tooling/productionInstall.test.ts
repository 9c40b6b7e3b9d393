import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectDir } from '../../scripts/lib/tools.ts'

const MEBIBYTE = 1024 * 1024

interface LockedPackage {
  dev?: boolean
  /** a workspace, whose folder is `resolved` */
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The folders of the packages that `npm ci --omit=dev --workspace server` installs on this platform. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  // Iterating over a set also visits the values that are added meanwhile.
  const found = new Set(['server'])
  for (const folder of found) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placesOf(name, folder).find((candidate) => candidate in packages)
      if (place === undefined || packages[place]?.dev === true) continue
      found.add(packages[place]?.link === true ? (packages[place].resolved ?? place) : place)
    }
  }
  return [...found]
    .filter((folder) => folder.includes('node_modules/'))
    .filter((folder) => existsSync(path.join(projectDir, folder)))
}

/** Where Node looks for a package that is imported in a folder, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parts = folder.split('/')
  return Array.from({ length: parts.length + 1 }, (_, index) => parts.slice(0, parts.length - index))
    .filter((parents) => parents.at(-1) !== 'node_modules')
    .map((parents) => [...parents, 'node_modules', name].join('/'))
}

/** Bytes on the disk, as `du` counts them, without the packages inside. */
function sizeOf(folder: string): number {
  const root = path.join(projectDir, folder)
  return globSync('**/*', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => lstatSync(path.join(root, file)).blocks * 512)
    .reduce((sum, size) => sum + size, 0)
}

test('a production install has at most 180 MiB, and what pictures need is among it', () => {
  const folders = productionPackages()
  expect(folders).toContain('node_modules/sharp')
  expect(folders.some((folder) => folder.startsWith('node_modules/@img/sharp-'))).toBe(true)
  const sizes = folders.map((folder) => ({ folder, mebibytes: sizeOf(folder) / MEBIBYTE }))
  const total = sizes.reduce((sum, { mebibytes }) => sum + mebibytes, 0)
  const largest = sizes.toSorted((one, other) => other.mebibytes - one.mebibytes).slice(0, 5)
  expect(total, JSON.stringify(largest)).toBeLessThan(180)
  // Less would mean that nothing was measured.
  expect(total).toBeGreaterThan(50)
})
