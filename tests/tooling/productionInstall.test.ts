import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectDir } from '../../scripts/lib/tools.ts'

const MEBIBYTE = 1024 * 1024

/** The folders of the packages that `npm ci --omit=dev` installs on this platform. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(path.join(projectDir, folder)))
}

/** Bytes on the disk, as `du` counts them, without the packages inside. */
function sizeOf(folder: string): number {
  const root = path.join(projectDir, folder)
  return globSync('**/*', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => lstatSync(path.join(root, file)).blocks * 512)
    .reduce((sum, size) => sum + size, 0)
}

test('a production install has at most 370 MiB, and what pictures need is among it', () => {
  const folders = productionPackages()
  expect(folders).toContain('node_modules/sharp')
  expect(folders.some((folder) => folder.startsWith('node_modules/@img/sharp-'))).toBe(true)
  const sizes = folders.map((folder) => ({ folder, mebibytes: sizeOf(folder) / MEBIBYTE }))
  const total = sizes.reduce((sum, { mebibytes }) => sum + mebibytes, 0)
  const largest = sizes.toSorted((one, other) => other.mebibytes - one.mebibytes).slice(0, 5)
  expect(total, JSON.stringify(largest)).toBeLessThan(370)
  // Less would mean that nothing was measured.
  expect(total).toBeGreaterThan(50)
})
