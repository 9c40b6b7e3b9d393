import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt, keepStamp, sourceStamp } from '../../scripts/lib/buildStamp.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const SOURCES = {
  'index.html': '<p>1</p>',
  'src/app/boot.ts': '1',
  'contracts/src/rules/money.ts': '1',
  'public/favicon.svg': '<svg/>',
}

test('a build counts until a file of its sources changes, comes or goes', () => {
  const root = temporaryTree(SOURCES)
  const built = () => {
    keepStamp(sourceStamp(root), root)
    return isBuilt(root)
  }
  expect(isBuilt(root)).toBe(false)
  expect(built()).toBe(true)

  for (const file of Object.keys(SOURCES)) {
    writeFileSync(path.join(root, file), '2')
    expect(isBuilt(root), `${file} changed`).toBe(false)
    expect(built()).toBe(true)
  }
  writeFileSync(path.join(root, 'src/app/App.tsx'), '1')
  expect(isBuilt(root), 'a file came').toBe(false)
  expect(built()).toBe(true)
  rmSync(path.join(root, 'src/app/App.tsx'))
  expect(isBuilt(root), 'a file went').toBe(false)
})

test('what no shopper gets leaves the build alone', () => {
  const root = temporaryTree(SOURCES)
  keepStamp(sourceStamp(root), root)
  writeFileSync(path.join(root, 'src/app/Shell.stories.tsx'), '1')
  writeFileSync(path.join(root, 'README.md'), '1')
  expect(isBuilt(root)).toBe(true)
})
