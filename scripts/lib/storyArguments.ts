/** What `npm run test:stories` was asked for. */
export interface StoryArguments {
  /** which stories; none for all */
  patterns: string[]
  workers: number
  /** for the runner */
  rest: string[]
}

const WORKERS = 2

/** The runner's options that a value follows. */
const WITH_VALUE = new Set(['--outputFile', '--testTimeout', '--maxWorkers'])

/** Tells patterns from options. */
export function readStoryArguments(args: string[]): StoryArguments {
  const found: StoryArguments = { patterns: [], workers: WORKERS, rest: [] }
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', ...after] = args[at]?.split('=') ?? []
    if (!option.startsWith('-')) {
      found.patterns.push(args[at] ?? '')
      continue
    }
    const value = WITH_VALUE.has(option) ? after.join('=') || args[++at] : undefined
    if (option === '--maxWorkers') found.workers = Math.max(1, Math.floor(Number(value)) || WORKERS)
    else if (value === undefined) found.rest.push(args[at] ?? '')
    else found.rest.push(option, value)
  }
  return found
}
