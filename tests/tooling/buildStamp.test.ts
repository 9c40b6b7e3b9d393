import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt, keepStamp, sourceStamp, STOREFRONT, STORYBOOK } from '../../scripts/lib/buildStamp.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const SOURCES = {
  'index.html': '<p>1</p>',
  'src/app/boot.ts': '1',
  'contracts/src/rules/money.ts': '1',
  'scripts/appIcon.ts': '1',
}

test('a build counts until a file of its sources changes, comes or goes', () => {
  const root = temporaryTree(SOURCES)
  const built = () => {
    keepStamp(STOREFRONT, sourceStamp(STOREFRONT, root), root)
    return isBuilt(STOREFRONT, root)
  }
  expect(isBuilt(STOREFRONT, root)).toBe(false)
  expect(built()).toBe(true)

  for (const file of Object.keys(SOURCES)) {
    writeFileSync(path.join(root, file), '2')
    expect(isBuilt(STOREFRONT, root), `${file} changed`).toBe(false)
    expect(built()).toBe(true)
  }
  writeFileSync(path.join(root, 'src/app/App.tsx'), '1')
  expect(isBuilt(STOREFRONT, root), 'a file came').toBe(false)
  expect(built()).toBe(true)
  rmSync(path.join(root, 'src/app/App.tsx'))
  expect(isBuilt(STOREFRONT, root), 'a file went').toBe(false)
})

test('what no shopper gets leaves the build alone', () => {
  const root = temporaryTree(SOURCES)
  keepStamp(STOREFRONT, sourceStamp(STOREFRONT, root), root)
  writeFileSync(path.join(root, 'src/app/Shell.stories.tsx'), '1')
  writeFileSync(path.join(root, 'README.md'), '1')
  expect(isBuilt(STOREFRONT, root)).toBe(true)
})

test('the built Storybook counts until a story, a mocked answer or a setting of its own changes', () => {
  const files = {
    ...SOURCES,
    'stories/Cart.stories.tsx': '1',
    'mocks/cart.ts': '1',
    '.storybook/preview.tsx': '1',
    'design-system/src/Box.stories.tsx': '1',
  }
  const root = temporaryTree(files)
  const built = () => {
    keepStamp(STORYBOOK, sourceStamp(STORYBOOK, root), root)
    return isBuilt(STORYBOOK, root)
  }
  expect(isBuilt(STORYBOOK, root)).toBe(false)
  expect(built()).toBe(true)
  for (const file of ['src/app/boot.ts', ...Object.keys(files).slice(Object.keys(SOURCES).length)]) {
    writeFileSync(path.join(root, file), '2')
    expect(isBuilt(STORYBOOK, root), `${file} changed`).toBe(false)
    expect(built()).toBe(true)
  }
  writeFileSync(path.join(root, 'README.md'), '1')
  expect(isBuilt(STORYBOOK, root)).toBe(true)
})
