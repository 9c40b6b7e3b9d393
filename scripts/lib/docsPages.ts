import { createHash } from 'node:crypto'
import type { StoryEntry, StoryIndex } from './storyGroups.ts'

/** Number of docs pages checked in a normal run of all stories. */
const SAMPLE = 16

const rank = ({ id }: StoryEntry) => createHash('sha256').update(id).digest('hex')

/**
 * Chooses the docs pages to check, and after which story: a component's page after its first story, the guide's pages
 * after the first story of all. A stable sample, which doesn't change when other stories are added or removed.
 * @param isWhole takes the pages of all stories
 * @param withGuide also takes the pages without stories
 * @returns ids of docs pages by the story's id
 */
export function docsAfterStories(
  { entries }: StoryIndex,
  stories: StoryEntry[],
  { isWhole, withGuide }: { isWhole: boolean; withGuide: boolean },
): Record<string, string[]> {
  const docs = Object.values(entries).filter(({ type }) => type === 'docs')
  const firsts = new Map(stories.toReversed().map((story) => [story.title, story]))
  const [first] = stories
  const due = docs.flatMap((page) => {
    const story = firsts.get(page.title) ?? (withGuide && !hasStories(entries, page) ? first : undefined)
    return story === undefined ? [] : [{ page, story }]
  })
  const chosen = isWhole
    ? due
    : due.toSorted((a, b) => (rank(a.page) < rank(b.page) ? -1 : 1)).slice(0, SAMPLE)
  const byStory = Map.groupBy(chosen, ({ story }) => story.id)
  return Object.fromEntries([...byStory].map(([id, pages]) => [id, pages.map(({ page }) => page.id)]))
}

const hasStories = (entries: StoryIndex['entries'], { title }: StoryEntry) =>
  Object.values(entries).some((entry) => entry.type === 'story' && entry.title === title)
