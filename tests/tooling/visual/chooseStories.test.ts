import { expect, test } from 'vitest'
import { chooseStories } from '../../../scripts/visual/chooseStories.ts'

const stories = Array.from({ length: 100 }, (_, index) => ({ id: `story-${index}` }))
const all = { only: null, sample: null, shard: null }
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('without a wish all stories are chosen', () => {
  expect(chooseStories(stories, all)).toEqual(stories)
})

test('a pattern chooses by the id, however it is written', () => {
  expect(ids(chooseStories(stories, { ...all, only: 'STORY-9\\d' }))).toHaveLength(10)
  expect(() => chooseStories(stories, { ...all, only: 'nothing' })).toThrow('No story has nothing in its id.')
})

test('a sample is as large as asked, in the order of the stories, and always the same', () => {
  const sample = ids(chooseStories(stories, { ...all, sample: 40 }))
  expect(sample).toHaveLength(40)
  expect(sample).toEqual(ids(stories).filter((id) => sample.includes(id)))
  expect(ids(chooseStories(stories.toReversed(), { ...all, sample: 40 }))).toEqual(sample.toReversed())
})

test('a sample hardly changes when stories come', () => {
  const before = ids(chooseStories(stories, { ...all, sample: 40 }))
  const after = ids(chooseStories([...stories, { id: 'a-new-one' }], { ...all, sample: 40 }))
  expect(before.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(1)
})

test('parts make up the whole, and none has what another has', () => {
  const parts = [1, 2, 3].map((part) =>
    ids(chooseStories(stories, { ...all, sample: 40, shard: { part, of: 3 } })),
  )
  expect(parts.map(({ length }) => length)).toEqual([14, 13, 13])
  expect(parts.flat().toSorted()).toEqual(ids(chooseStories(stories, { ...all, sample: 40 })).toSorted())
})
