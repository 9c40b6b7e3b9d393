import { expect, test } from 'vitest'
import { docsAfterStories } from '../../scripts/lib/docsPages.ts'
import type { StoryEntry } from '../../scripts/lib/storyGroups.ts'

const entry = (id: string, title: string, type: string): StoryEntry => ({ id, title, name: id, type })

const COMPONENTS = Array.from({ length: 40 }, (_, at) => `Components/C${at}`)
const ENTRIES = [
  entry('welcome--docs', 'Welcome', 'docs'),
  ...COMPONENTS.flatMap((title, at) => [
    entry(`c${at}--docs`, title, 'docs'),
    entry(`c${at}--one`, title, 'story'),
    entry(`c${at}--two`, title, 'story'),
  ]),
]
const INDEX = { v: 5, entries: Object.fromEntries(ENTRIES.map((each) => [each.id, each])) }
const STORIES = ENTRIES.filter(({ type }) => type === 'story')

const pagesOf = (after: Record<string, string[]>) => Object.values(after).flat()

test('a component’s docs page is looked at after its first story, the guide’s after the first of all', () => {
  const after = docsAfterStories(INDEX, STORIES, { isWhole: true, withGuide: true })
  expect(after['c0--one']).toEqual(['welcome--docs', 'c0--docs'])
  expect(after['c7--one']).toEqual(['c7--docs'])
  expect(pagesOf(after)).toHaveLength(41)
})

test('of chosen stories only their own pages are looked at', () => {
  const chosen = STORIES.filter(({ title }) => title === 'Components/C3')
  expect(docsAfterStories(INDEX, chosen, { isWhole: true, withGuide: false })).toEqual({
    'c3--one': ['c3--docs'],
  })
})

test('a usual run takes a few, the same ones when others come', () => {
  const options = { isWhole: false, withGuide: true }
  const pages = pagesOf(docsAfterStories(INDEX, STORIES, options))
  expect(pages).toHaveLength(16)
  const fewer = STORIES.filter(({ title }) => title !== 'Components/C5')
  const kept = pagesOf(docsAfterStories(INDEX, fewer, options)).filter((id) => pages.includes(id))
  expect(kept.length).toBeGreaterThanOrEqual(15)
})
