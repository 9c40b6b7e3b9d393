import { availableParallelism } from 'node:os'
import path from 'node:path'
import { projectDir, toolFile } from '../lib/tools.ts'
import { readPlaywrightOutcome, readStoryOutcome, vitestReader, type Failure } from './counts.ts'
import { resultsDir, type Stage } from './runStage.ts'
import { SIDE_BY_SIDE } from './runStages.ts'
import { scriptCommand } from './scriptCommand.ts'

const resultFile = (name: string) => path.join(resultsDir, `${name}.json`)

const filesOf = (failures: Failure[]) => [...new Set(failures.map(({ file }) => file))]

/** A stage that is one command of package.json, and counts as one test. */
const check = (name: string, script: Stage['script']): Stage => ({
  name,
  script,
  commands: [scriptCommand(script)],
})

/** A stage of Vitest's, and the files of a few failures once more. */
function vitest(name: string, script: 'test:unit' | 'test:api'): Stage {
  const command = (file: string, ...filters: string[]) => [
    ...scriptCommand(script),
    ...filters,
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  ]
  const report = resultFile(name.toLowerCase())
  const second = resultFile(`${name.toLowerCase()}-again`)
  return {
    name,
    script,
    commands: [command(report)],
    test: /·/g,
    report: { file: report, read: vitestReader(script) },
    again: {
      command: (failures) =>
        command(second, ...filesOf(failures).map((file) => path.relative(projectDir, file))),
      file: second,
    },
  }
}

/** What a stage that shares the machine may have of it: the others are given as much. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / SIDE_BY_SIDE)))

function stories(isFull: boolean): Stage {
  const command = (file: string, ...filters: string[]) => [
    ...scriptCommand('test:stories'),
    ...(isFull ? ['--full'] : []),
    ...['--maxWorkers', WORKERS, '--json', '--outputFile', file],
    ...filters,
  ]
  return {
    name: 'stories',
    script: 'test:stories',
    commands: [command(resultFile('stories'))],
    needs: ['storybook'],
    test: /^· /gm,
    env: { ANNOUNCE_STORIES: '1' },
    report: { file: resultFile('stories'), read: readStoryOutcome },
    again: {
      command: (failures) => command(resultFile('stories-again'), ...failures.map(({ name }) => name)),
      file: resultFile('stories-again'),
    },
  }
}

function journeys(isFull: boolean): Stage {
  const command = [
    ...scriptCommand('test:e2e'),
    ...(isFull ? ['--full'] : []),
    ...['--workers', WORKERS, '--reporter=list,json'],
  ]
  return {
    name: 'journeys',
    script: 'test:e2e',
    commands: [command],
    needs: ['build'],
    test: /^ +[✓✘] /gm,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') },
    report: { file: resultFile('journeys'), read: readPlaywrightOutcome },
    again: {
      // Its traces go beside those of the first look, which Playwright would sweep away.
      command: () => [
        ...[...command, '--output', path.join(resultsDir, 'journeys-again')],
        ...['--last-failed', '--last-failed-file', path.join(resultsDir, 'journeys/.last-run.json')],
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys-again') },
      file: resultFile('journeys-again'),
    },
  }
}

/** What needs neither a database nor a browser, the longest first: so both halves of the machine are busy to the end. */
export const quickStages = (lint = check('lint', 'lint')): Stage[] => [
  vitest('unit', 'test:unit'),
  lint,
  check('types', 'types'),
  check('format', 'format:check'),
  check('boundaries', 'boundaries'),
  check('dead code', 'dead-code'),
]

/** Without a cache, which keeps what was said of a file whose imports alone have changed since. */
const wholeLint: Stage = {
  name: 'lint',
  script: 'lint',
  commands: [[toolFile('eslint'), '.', '--max-warnings', '0']],
}

/**
 * The whole run: what `npm test` proves. What the longest ones wait for comes first.
 * @param isFull nothing is left out: more rounds, all four looks at a story, every journey at both sizes
 */
export const allStages = (isFull: boolean): Stage[] => [
  check('storybook', 'build-storybook'),
  check('build', 'build'),
  stories(isFull),
  journeys(isFull),
  vitest('API', 'test:api'),
  { ...check('looks', 'test:looks'), needs: ['storybook'] },
  ...quickStages(wholeLint),
]
