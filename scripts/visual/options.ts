import { readCommandLine } from '../lib/commandLine.ts'

/** One of several parts, counted from one. */
export interface Shard {
  part: number
  of: number
}

/** What `npm run visual` was asked for. */
export interface VisualOptions {
  /** the revision to compare with; null: the last release, else the commit before */
  from: string | null
  /** only stories whose id it is found in, as a regular expression */
  only: string | null
  /** a fixed choice of so many stories; null: all */
  sample: number | null
  /** which part of the chosen stories, of how many; null: all of them */
  shard: Shard | null
  /** how often the sample's pictures are taken, of one and the same build; null: it compares revisions */
  stability: number | null
  /** pages that are looked at side by side */
  pages: number
}

/** How many stories stand for all when it is only asked whether pictures stay the same. */
const STABILITY_SAMPLE = 40
const PAGES = 2

const MANUAL = {
  usage: 'run visual [-- OPTIONS]',
  about: 'Takes the picture of every story at another revision and now, and shows what has changed.',
  options: {
    from: {
      type: 'string',
      value: 'REVISION',
      about: 'compares with it; without: the last release, else the commit before',
    },
    only: { type: 'string', value: 'PATTERN', about: 'only stories whose id it is found in' },
    sample: { type: 'string', value: 'N', about: 'only so many stories, always the same' },
    shard: { type: 'string', value: 'PART/OF', about: 'only one of several parts' },
    stability: {
      type: 'string',
      value: 'TIMES',
      about: 'looks at one build so often: that pictures stay the same',
    },
    pages: { type: 'string', value: 'N', about: `so many pages side by side; ${PAGES} without` },
  },
} as const

/** @throws with one sentence for what can't be understood */
export function readVisualOptions(args: string[]): VisualOptions {
  const { values } = readCommandLine(MANUAL, args)
  const stability = count('stability', values.stability, 2)
  if (stability !== null && values.from !== undefined)
    throw new Error('--stability looks at one build: it takes no --from.')
  return {
    from: values.from ?? null,
    only: values.only ?? null,
    sample: count('sample', values.sample, 1) ?? (stability === null ? null : STABILITY_SAMPLE),
    shard: values.shard === undefined ? null : shard(values.shard),
    stability,
    pages: count('pages', values.pages, 1) ?? PAGES,
  }
}

function count(name: string, value: string | undefined, least: number): number | null {
  if (value === undefined) return null
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value)
  throw new Error(`--${name} is a whole number from ${least} on, not “${value}”.`)
}

function shard(value: string): Shard {
  const [part = 0, of = 0] = value.split('/').map(Number)
  if (/^\d+\/\d+$/.test(value) && part >= 1 && part <= of) return { part, of }
  throw new Error(`--shard is one of several parts, such as 1/4, not “${value}”.`)
}
