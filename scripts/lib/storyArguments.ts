/** Arguments of `npm run test:stories`. */
export interface StoryArguments {
  /** patterns of stories; empty for all */
  patterns: string[]
  workers: number
  /** options for the runner */
  rest: string[]
}

const WORKERS = 2

/** Options of the runner that take a value. */
const WITH_VALUE = new Set(['--outputFile', '--testTimeout', '--maxWorkers'])

/** Separates patterns from options. */
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
