import { createHash } from 'node:crypto'
import type { Shard } from './options.ts'

export interface Choice {
  only: string | null
  sample: number | null
  shard: Shard | null
}

const rank = (id: string) => createHash('sha256').update(id).digest('hex')

/**
 * Chooses the stories for screenshots, in order. A sample is spread over all stories and doesn't change when others
 * are added or removed.
 * @throws when none is left
 */
export function chooseStories<T extends { id: string }>(stories: T[], { only, sample, shard }: Choice): T[] {
  const pattern = only === null ? null : new RegExp(only, 'i')
  const found = stories.filter(({ id }) => pattern?.test(id) ?? true)
  if (found.length === 0) throw new Error(`No story has ${only ?? 'anything'} in its id.`)
  return partOf(sample === null ? found : sampleOf(found, sample), shard)
}

function sampleOf<T extends { id: string }>(stories: T[], size: number): T[] {
  const ranked = stories
    .map((story) => ({ story, rank: rank(story.id) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = new Set(ranked.slice(0, size).map(({ story }) => story))
  return stories.filter((story) => chosen.has(story))
}

/** Every n-th story, so that slow stories, which are adjacent, are spread over all parts. */
const partOf = <T>(stories: T[], shard: Shard | null): T[] =>
  shard === null ? stories : stories.filter((_, index) => index % shard.of === shard.part - 1)
