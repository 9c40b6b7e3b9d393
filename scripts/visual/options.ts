import { readCommandLine } from '../lib/commandLine.ts'

/** One of several parts, counted from one. */
export interface Shard {
  part: number
  of: number
}

/** Options of `npm run visual`. */
export interface VisualOptions {
  /** the revision to compare with; null for the last release or the previous commit */
  from: string | null
  /** regular expression of story ids */
  only: string | null
  /** number of stories of a stable sample; null for all */
  sample: number | null
  /** part of the chosen stories; null for all */
  shard: Shard | null
  /** number of repetitions with the same build; null to compare revisions */
  stability: number | null
  /** number of pages in parallel */
  pages: number
}

/** Size of the sample for --stability. */
const STABILITY_SAMPLE = 40
const PAGES = 2

const MANUAL = {
  usage: 'run visual [-- OPTIONS]',
  about: 'Takes screenshots of every story at another revision and now, and shows what has changed.',
  options: {
    from: {
      type: 'string',
      value: 'REVISION',
      about: 'the revision to compare with; default: the last release, else the previous commit',
    },
    only: { type: 'string', value: 'PATTERN', about: 'only stories whose id matches' },
    sample: { type: 'string', value: 'N', about: 'a stable sample of N stories' },
    shard: { type: 'string', value: 'PART/OF', about: 'only one of several parts' },
    stability: {
      type: 'string',
      value: 'TIMES',
      about: 'takes screenshots of one build several times, to check that they stay the same',
    },
    pages: { type: 'string', value: 'N', about: `number of pages in parallel; default: ${PAGES}` },
  },
} as const

/** @throws with one sentence for an invalid option */
export function readVisualOptions(args: string[]): VisualOptions {
  const { values } = readCommandLine(MANUAL, args)
  const stability = count('stability', values.stability, 2)
  if (stability !== null && values.from !== undefined)
    throw new Error('--stability uses one build, so it can’t be combined with --from.')
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
  throw new Error(`--${name} must be a whole number of at least ${least}, not “${value}”.`)
}

function shard(value: string): Shard {
  const [part = 0, of = 0] = value.split('/').map(Number)
  if (/^\d+\/\d+$/.test(value) && part >= 1 && part <= of) return { part, of }
  throw new Error(`--shard must be a part such as 1/4, not “${value}”.`)
}
