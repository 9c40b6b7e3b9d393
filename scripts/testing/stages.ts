import path from 'node:path'
import { toolFile } from '../lib/tools.ts'
import { readPlaywrightCounts, readVitestCounts } from './counts.ts'
import { resultsDir, type Stage } from './runStage.ts'

const resultFile = (name: string) => path.join(resultsDir, `${name}.json`)

const vitest = (file: string, ...projects: string[]) => [
  toolFile('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

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
  {
    name: 'unit',
    commands: [vitest(resultFile('unit'), 'unit', 'dom', 'tooling')],
    report: { file: resultFile('unit'), read: readVitestCounts },
  },
]

/** The whole run: what `npm test` proves. */
export const allStages: Stage[] = [
  // The longest one that shares the machine: the others of its kind pass by beside it.
  {
    name: 'API',
    commands: [vitest(resultFile('api'), 'api')],
    report: { file: resultFile('api'), read: readVitestCounts },
  },
  ...quickStages,
  { name: 'build', commands: [['scripts/build.ts']] },
  { name: 'storybook', commands: [['scripts/buildStorybook.ts']] },
  {
    name: 'stories',
    commands: [['scripts/testStories.ts', '--json', '--outputFile', resultFile('stories')]],
    needs: ['storybook'],
    alone: true,
    report: { file: resultFile('stories'), read: readVitestCounts },
  },
  {
    name: 'journeys',
    commands: [['scripts/testJourneys.ts', '--reporter=list,json']],
    needs: ['build'],
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journeys') },
    report: { file: resultFile('journeys'), read: readPlaywrightCounts },
  },
]
