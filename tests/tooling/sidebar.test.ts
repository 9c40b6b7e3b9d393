import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, test } from 'vitest'
import { PATTERNS } from '../../.storybook/patterns.ts'
import { projectDir } from '../../scripts/lib/tools.ts'

/** Titles in the order of Storybook's sidebar, made by Storybook's own index. */
let titles: string[]
let ids: string[]

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: path.join(projectDir, '.storybook') })
  ids = Object.keys(entries)
  titles = [...new Set(Object.values(entries).map(({ title }) => title))]
})

/** The parts at one depth below a group, in their order. */
const partsOf = (group: string, depth: number) => [
  ...new Set(titles.filter((title) => title.startsWith(group)).map((title) => title.split('/')[depth])),
]

test('the sidebar begins with the guide, then foundations, components, patterns and screens', () => {
  expect(partsOf('', 0)).toEqual([
    'Welcome',
    'Voice and Georgian typography',
    'Adding a component',
    'Foundations',
    'Components',
    'Patterns',
    'Screens',
  ])
})

test('foundations begin with what all else is made of', () => {
  expect(partsOf('Foundations/', 1)).toEqual([
    'Colours',
    'Type',
    'Space',
    'Motion',
    'Icons',
    'Georgian',
    'Theming',
    'Layout',
  ])
})

/** The parts of the shop, in the order of a visit. */
const PARTS_OF_THE_SHOP = [
  'Shell',
  'Catalogue',
  'Product',
  'Reviews',
  'Cart',
  'Checkout',
  'Orders',
  'Wishlist',
  'Auth',
  'Account',
  'Addresses',
  'Map',
  'Admin',
]

test('screens lie in a group for each part of the shop, in the order of a visit', () => {
  const groups = partsOf('Screens/', 1)
  expect(groups.length).toBeGreaterThan(8)
  expect(groups).toEqual(PARTS_OF_THE_SHOP.filter((name) => groups.includes(name)))
  expect(titles.filter((title) => /^Screens\/[^/]+$/.test(title))).toEqual([])
})

test('every pattern that is listed is there, under Patterns and not under Components', () => {
  expect(partsOf('Patterns/', 1)).toEqual(PATTERNS)
  expect(partsOf('Components/', 1).filter((name) => PATTERNS.includes(name ?? ''))).toEqual([])
})

test('links between the pages of the guide lead somewhere', () => {
  const pages = globSync(path.join(projectDir, '.storybook/docs/pages/*.mdx'))
  const links = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g)])
  const targets = links.map(([, id = '']) => id)
  expect(targets).toContain('foundations-theming--docs')
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})
