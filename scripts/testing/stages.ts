import { availableParallelism } from 'node:os'
import path from 'node:path'
import { toolFile } from '../lib/tools.ts'
import { readPlaywrightOutcome, readStoryOutcome, vitestReader } from './counts.ts'
import { resultsDir, type Stage } from './runStage.ts'
import { SIDE_BY_SIDE } from './runStages.ts'
import { scriptCommand } from './scriptCommand.ts'

const resultFile = (name: string) => path.join(resultsDir, `${name}.json`)

/** A stage that runs a script of package.json, and counts as one test. */
const check = (name: string, script: Stage['script']): Stage => ({
  name,
  script,
  commands: [scriptCommand(script)],
})

/** A Vitest stage. */
function vitest(name: string, script: 'test:unit' | 'test:dom' | 'test:api'): Stage {
  const file = resultFile(name.toLowerCase())
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    script,
    commands: [[...scriptCommand(script), '--retry=1', ...reporters]],
    test: /·/g,
    report: { file, read: vitestReader(script) },
  }
}

/** Number of workers of a stage: half of the cores, because two stages run in parallel. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / SIDE_BY_SIDE)))

function stories(isFull: boolean): Stage {
  const file = resultFile('stories')
  const options = ['--maxWorkers', WORKERS, '--json', '--outputFile', file]
  return {
    name: 'stories',
    script: 'test:stories',
    commands: [[...scriptCommand('test:stories'), ...(isFull ? ['--full'] : []), ...options]],
    needs: ['storybook'],
    test: /^· /gm,
    env: { STORIES_IN_RUN: '1' },
    report: { file, read: readStoryOutcome },
  }
}

function journeys(isFull: boolean): Stage {
  const file = resultFile('journeys')
  const options = ['--workers', WORKERS, '--retries', '1', '--reporter=list,json']
  return {
    name: 'journeys',
    script: 'test:e2e',
    commands: [[...scriptCommand('test:e2e'), ...(isFull ? ['--full'] : []), ...options]],
    needs: ['build'],
    test: /^ +[✓✘] /gm,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywrightOutcome },
  }
}

/**
 * Runs only the test files whose modules have changed since they last passed. Suits component tests, which depend
 * only on modules.
 */
function sinceLastRun(stage: Stage): Stage {
  const commands = stage.commands.map((command) => [...command, '--since-last-run'])
  return { ...stage, commands, mayRunNothing: true }
}

/** Stages without database and browser, the longest first, to use both workers to the end. */
const quickStagesWith = (dom: Stage, lint: Stage): Stage[] => [
  dom,
  lint,
  vitest('unit', 'test:unit'),
  check('types', 'types'),
  check('format', 'format:check'),
  check('boundaries', 'boundaries'),
  check('dead code', 'dead-code'),
]

/** The stages of `npm run verify`, with the tools' caches. */
export const quickStages = (): Stage[] =>
  quickStagesWith(sinceLastRun(vitest('dom', 'test:dom')), check('lint', 'lint'))

/** Without a cache, which doesn't notice changes in imported files. */
const wholeLint: Stage = {
  name: 'lint',
  script: 'lint',
  commands: [[toolFile('eslint'), '.', '--max-warnings', '0']],
}

/**
 * The stages of `npm test`. Dependencies of the longest stages come first.
 * @param isFull all variants: more rounds, all themes and sizes of a story, every e2e test at both sizes
 */
export const allStages = (isFull: boolean): Stage[] => [
  check('storybook', 'build-storybook'),
  check('build', 'build'),
  stories(isFull),
  journeys(isFull),
  vitest('API', 'test:api'),
  { ...check('looks', 'test:looks'), needs: ['storybook'] },
  ...quickStagesWith(vitest('dom', 'test:dom'), wholeLint),
]
