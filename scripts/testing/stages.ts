import path from 'node:path'
import { projectDir, toolFile } from '../lib/tools.ts'
import { readPlaywrightOutcome, readVitestOutcome, type Failure } from './counts.ts'
import { resultsDir, type Stage } from './runStage.ts'

const resultFile = (name: string) => path.join(resultsDir, `${name}.json`)

const filesOf = (failures: Failure[]) => [...new Set(failures.map(({ file }) => file))]

const vitestCommand = (file: string, ...filters: string[]) => [
  toolFile('vitest'),
  'run',
  ...filters,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

/** A stage of Vitest's: all of some projects, and the files of a few failures once more. */
function vitest(name: string, ...projects: string[]): Stage {
  const chosen = projects.flatMap((project) => ['--project', project])
  const report = resultFile(name.toLowerCase())
  const second = resultFile(`${name.toLowerCase()}-again`)
  return {
    name,
    commands: [vitestCommand(report, ...chosen)],
    report: { file: report, read: readVitestOutcome },
    again: {
      command: (failures) =>
        vitestCommand(second, ...chosen, ...filesOf(failures).map((file) => path.relative(projectDir, file))),
      file: second,
    },
  }
}

/** A part of the stories is chosen by a pattern over the paths of files that the runner composes elsewhere each time. */
const storyPattern = (file: string) => `/${path.basename(file, '.test.js')}\\.test`

/** What needs neither a database nor a browser: minutes become seconds. */
export const quickStages: Stage[] = [
  { name: 'types', commands: [[toolFile('typescript', 'tsc'), '--noEmit', '--project', '.']] },
  {
    name: 'lint',
    commands: [
      [toolFile('eslint'), '.', '--max-warnings', '0'],
      [toolFile('prettier'), '--check', '--log-level', 'warn', '.'],
    ],
  },
  { name: 'boundaries', commands: [['scripts/checkBoundaries.ts']] },
  { name: 'dead code', commands: [['scripts/checkDeadCode.ts']] },
  vitest('unit', 'unit', 'dom', 'tooling'),
]

/** The whole run: what `npm test` proves. */
export const allStages: Stage[] = [
  // The longest one that shares the machine: the others of its kind pass by beside it.
  vitest('API', 'api'),
  ...quickStages,
  { name: 'build', commands: [['scripts/build.ts']] },
  { name: 'storybook', commands: [['scripts/buildStorybook.ts']] },
  {
    name: 'stories',
    commands: [['scripts/testStories.ts', '--json', '--outputFile', resultFile('stories')]],
    needs: ['storybook'],
    alone: true,
    report: { file: resultFile('stories'), read: readVitestOutcome },
    again: {
      command: (failures) => [
        ...['scripts/testStories.ts', '--json', '--outputFile', resultFile('stories-again')],
        ...filesOf(failures).map(storyPattern),
      ],
      file: resultFile('stories-again'),
    },
  },
  {
    name: 'journeys',
    commands: [['scripts/testJourneys.ts', '--reporter=list,json']],
    needs: ['build'],
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') },
    report: { file: resultFile('journeys'), read: readPlaywrightOutcome },
    again: {
      // Its traces go beside those of the first look, which Playwright would sweep away.
      command: () => [
        ...[
          'scripts/testJourneys.ts',
          '--reporter=list,json',
          '--output',
          path.join(resultsDir, 'journeys-again'),
        ],
        ...['--last-failed', '--last-failed-file', path.join(resultsDir, 'journeys/.last-run.json')],
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys-again') },
      file: resultFile('journeys-again'),
    },
  },
]
