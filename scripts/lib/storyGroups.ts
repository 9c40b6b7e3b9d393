/** An entry of Storybook's `index.json`. */
export interface StoryEntry {
  id: string
  title: string
  name: string
  type: string
  tags?: string[]
}

/** Storybook's `index.json`. */
export interface StoryIndex {
  v: number
  entries: Record<string, StoryEntry>
}

/** Full name of a story, as in test failures and on the command line. */
export const storyName = ({ title, name }: StoryEntry) => `${title}: ${name}`

/**
 * Finds stories: the one with exactly this name or id, else all whose name or id matches the text, which may be a
 * regular expression.
 */
export function chooseStories({ entries }: StoryIndex, patterns: string[]): StoryEntry[] {
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  if (patterns.length === 0) return stories
  const chosen = new Set(
    patterns.flatMap((pattern) => {
      const named = stories.filter((story) => story.id === pattern || storyName(story) === pattern)
      return named.length > 0
        ? named
        : stories.filter((story) => has(pattern, `${story.id} ${storyName(story)}`))
    }),
  )
  return stories.filter((story) => chosen.has(story))
}

function has(pattern: string, text: string): boolean {
  if (text.toLowerCase().includes(pattern.toLowerCase())) return true
  try {
    return new RegExp(pattern, 'i').test(text)
  } catch {
    return false
  }
}

/** Number of stories per page. */
const WORTH_A_PAGE = 12
/** Shares of a worker's stories per group: the last groups are small, so that the workers finish at the same time. */
const SHARES = [0.6, 0.25, 0.15]

/** Estimated duration of a story: a screen takes longer than a component, and `play` takes time. */
const costOf = ({ title, tags = [] }: StoryEntry) =>
  (title.startsWith('Screens/') ? 3 : 1) + (tags.includes('play-fn') ? 1 : 0)

/**
 * Distributes stories over workers. The runner opens a page for each group. Stories of a title stay together, since
 * they load the same code.
 * @returns an index for the runner, with a title for each group
 */
export function groupStories({ v }: StoryIndex, stories: StoryEntry[], workers: number): StoryIndex {
  const groups = emptyGroups(stories, workers)
  for (const { cost, mates } of titlesOf(stories)) {
    const emptiest = groups.reduce((a, b) => (b.room > a.room ? b : a))
    emptiest.room -= cost
    emptiest.stories.push(...mates)
  }
  const entries = groups.flatMap((group, index) =>
    group.stories.map((story) => ({ ...story, title: `stories ${index + 1}`, name: storyName(story) })),
  )
  return { v, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }
}

function emptyGroups(stories: StoryEntry[], workers: number): { room: number; stories: StoryEntry[] }[] {
  const all = costOfAll(stories)
  const most = Math.max(1, Math.floor(stories.length / WORTH_A_PAGE))
  const shares = most < workers * SHARES.length ? [1] : SHARES
  const count = Math.min(workers, most)
  return shares.flatMap((share) =>
    Array.from({ length: count }, () => ({ room: (all * share) / count, stories: [] })),
  )
}

/** Each title with its stories, the longest first. */
function titlesOf(stories: StoryEntry[]): { cost: number; mates: StoryEntry[] }[] {
  const byTitle = Map.groupBy(stories, ({ title }) => title)
  return [...byTitle.values()]
    .map((mates) => ({ cost: costOfAll(mates), mates }))
    .sort((a, b) => b.cost - a.cost)
}

const costOfAll = (stories: StoryEntry[]) => stories.reduce((sum, story) => sum + costOf(story), 0)
