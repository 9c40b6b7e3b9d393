import { availableParallelism } from 'node:os'
import path from 'node:path'
import { toolFile } from '../lib/tools.ts'
import { readPlaywrightOutcome, readStoryOutcome, vitestReader } from './counts.ts'
import { resultsDir, type Stage } from './runStage.ts'
import { SIDE_BY_SIDE } from './runStages.ts'
import { scriptCommand } from './scriptCommand.ts'

const resultFile = (name: string) => path.join(resultsDir, `${name}.json`)

/** A stage that is one command of package.json, and counts as one test. */
const check = (name: string, script: Stage['script']): Stage => ({
  name,
  script,
  commands: [scriptCommand(script)],
})

/** A stage of Vitest's. */
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

/** What a stage that shares the machine may have of it: the others are given as much. */
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
 * What depends on anything that has changed since it last passed. Vitest records the modules that each file loads, so this
 * suits the tests of components, which read nothing but modules.
 */
function sinceLastRun(stage: Stage): Stage {
  const commands = stage.commands.map((command) => [...command, '--since-last-run'])
  return { ...stage, commands, mayRunNothing: true }
}

/** What needs neither a database nor a browser, the longest first: so both halves of the machine are busy to the end. */
const quickStagesWith = (dom: Stage, lint: Stage): Stage[] => [
  dom,
  lint,
  vitest('unit', 'test:unit'),
  check('types', 'types'),
  check('format', 'format:check'),
  check('boundaries', 'boundaries'),
  check('dead code', 'dead-code'),
]

/** What `npm run verify` proves, by what each tool knows of unchanged files. */
export const quickStages = (): Stage[] =>
  quickStagesWith(sinceLastRun(vitest('dom', 'test:dom')), check('lint', 'lint'))

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
  ...quickStagesWith(vitest('dom', 'test:dom'), wholeLint),
]
