import { expect, test } from 'vitest'
import { readStoryArguments } from '../../scripts/lib/storyArguments.ts'
import { chooseStories, groupStories, type StoryEntry } from '../../scripts/lib/storyGroups.ts'

const story = (title: string, name: string): StoryEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  title,
  name,
  type: 'story',
})

const indexOf = (stories: StoryEntry[]) => ({
  v: 5,
  entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])),
})

const FEW = [
  story('components/Button', 'Wide'),
  story('components/Button', 'Wide (long)'),
  story('Checkout', 'Empty'),
  { ...story('components/Button', 'Docs'), type: 'docs' },
]

const namesOf = (patterns: string[]) => chooseStories(indexOf(FEW), patterns).map(({ name }) => name)

test('all stories are chosen without a pattern, and no docs page', () => {
  expect(namesOf([])).toEqual(['Wide', 'Wide (long)', 'Empty'])
})

test('a whole name or id chooses one story, a part of it all that have it, a regular expression too', () => {
  expect(namesOf(['components/Button: Wide'])).toEqual(['Wide'])
  expect(namesOf(['components-button--wide'])).toEqual(['Wide'])
  expect(namesOf(['button: wide ('])).toEqual(['Wide (long)'])
  expect(namesOf(['BUTTON', 'empty'])).toEqual(['Wide', 'Wide (long)', 'Empty'])
  expect(namesOf(['^checkout'])).toEqual(['Empty'])
  expect(namesOf(['nothing'])).toEqual([])
})

test('each story is in one group; stories of a title are in the same', () => {
  const many = Array.from({ length: 200 }, (_, at) => story(`components/C${at % 40}`, `Story ${at}`))
  const grouped = Object.values(groupStories(indexOf(many), many, 2).entries)
  expect(grouped.map(({ id }) => id).sort()).toEqual(many.map(({ id }) => id).sort())
  expect(new Set(grouped.map(({ title }) => title)).size).toBe(6)
  const groupsOfTitles = Map.groupBy(grouped, ({ name }) => name.split(':')[0])
  for (const mates of groupsOfTitles.values()) expect(new Set(mates.map(({ title }) => title)).size).toBe(1)
  const [first = 0, second = 0] = ['stories 1', 'stories 2'].map(
    (group) => grouped.filter(({ title }) => title === group).length,
  )
  expect(Math.abs(first - second)).toBeLessThanOrEqual(5)
})

test('a few stories are one group', () => {
  const grouped = Object.values(groupStories(indexOf(FEW), chooseStories(indexOf(FEW), []), 2).entries)
  expect(new Set(grouped.map(({ title }) => title)).size).toBe(1)
  expect(grouped.map(({ name }) => name)).toContain('components/Button: Wide')
})

test('patterns are distinguished from options and their values', () => {
  expect(readStoryArguments(['button', '--maxWorkers=1', '--json', '--outputFile', 'a.json', 'x'])).toEqual({
    patterns: ['button', 'x'],
    workers: 1,
    rest: ['--json', '--outputFile', 'a.json'],
  })
})
