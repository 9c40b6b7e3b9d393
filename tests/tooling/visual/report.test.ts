import { expect, test } from 'vitest'
import type { Scene } from '../../../scripts/visual/camera/scenes.ts'
import { filesOf, groupViews, sheetPage } from '../../../scripts/visual/report/sheetPage.ts'
import {
  inOneLine,
  isToBeSeen,
  visualPage,
  type Findings,
} from '../../../scripts/visual/report/visualPage.ts'
import { ownViews, sheetViews } from '../../../scripts/visual/views.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

const scene = (over: Partial<Scene>): Scene => ({
  id: 'cart--empty',
  title: 'Cart',
  name: 'Empty <one>',
  file: 'stories/Cart.stories.tsx',
  viewport: null,
  theme: null,
  ignored: [],
  ...over,
})

const findings = (over: Partial<Findings['comparison']>, troubles: [string, string][] = []): Findings => ({
  title: 'v1 → what is here',
  comparison: { changed: [], added: [], removed: [], same: 5, ...over },
  troubles: new Map(troubles),
})

test('a changed or removed picture and a story in trouble are to be seen, a new picture is not', () => {
  expect(isToBeSeen(findings({}))).toBe(false)
  expect(isToBeSeen(findings({ added: ['a.png'] }))).toBe(false)
  expect(isToBeSeen(findings({ changed: [{ file: 'a.png', pixels: 1 }] }))).toBe(true)
  expect(isToBeSeen(findings({ removed: ['a.png'] }))).toBe(true)
  expect(isToBeSeen(findings({}, [['a', 'it never stands still']]))).toBe(true)
})

test('the page shows before, after and difference of what has changed, and only what there is of the rest', () => {
  const all = findings(
    { changed: [{ file: 'a.light.png', pixels: 12 }], added: ['b.png'], removed: ['c.png'] },
    [['d', 'expected <main>']],
  )
  const page = visualPage(all)
  const shown = [...page.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, file]) => file)
  expect(shown).toEqual([
    'before/a.light.png',
    'after/a.light.png',
    'difference/a.light.png',
    'after/b.png',
    'before/c.png',
  ])
  expect(page).toContain('a.light: 12 px')
  expect(page).toContain('expected &lt;main&gt;')
  expect(inOneLine(all)).toBe('1 changed, 1 new, 1 removed, 5 the same, 1 stories in trouble')
})

test('a story is compared at the size that it asks for, a desktop’s when it doesn’t', () => {
  const views = ownViews({ sizes, scenes: [scene({}), scene({ viewport: 'phone' })] })
  expect(views.map(({ looks, isWhole }) => ({ sizes: looks.map(({ size }) => size), isWhole }))).toEqual([
    { sizes: [sizes.desktop], isWhole: true },
    { sizes: [sizes.phone], isWhole: true },
  ])
  expect(() => ownViews({ sizes, scenes: [scene({ viewport: 'watch' })] })).toThrow('no size watch')
})

test('the contact sheet has a story at both sizes in both themes, and one about one of them in that alone', () => {
  const scenes = [scene({}), scene({ id: 'cart--dark', theme: 'dark', viewport: 'phone' })]
  const groups = groupViews(sheetViews({ sizes, scenes }))
  expect(groups.map(({ title }) => title)).toEqual(['Cart'])
  expect(groups[0]?.rows.map((view) => filesOf(view).map(({ file }) => file))).toEqual([
    [
      'cart--empty.desktop.light.png',
      'cart--empty.desktop.dark.png',
      'cart--empty.phone.light.png',
      'cart--empty.phone.dark.png',
    ],
    ['cart--dark.phone.dark.png'],
  ])
  const page = sheetPage(groups, 'pictures')
  expect(page).toContain('Empty &lt;one&gt;')
  expect(page).toContain(
    '<img loading="lazy" src="pictures/cart--dark.phone.dark.png" width="195" height="422" alt="">',
  )
})
