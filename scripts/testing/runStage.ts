import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type manifest from '../../package.json'
import { exitOf, startNode, stopTree } from '../lib/processes.ts'
import { projectDir } from '../lib/tools.ts'
import type { Counts, Failure, Outcome, OutcomeReader } from './counts.ts'

/** Folder of the logs and reports. */
export const resultsDir = path.join(projectDir, 'test-results')

/** A stage of the test run. */
export interface Stage {
  name: string
  /** the script of package.json that runs it */
  script: keyof typeof manifest.scripts
  /** Node programs, run one after the other until one fails */
  commands: string[][]
  /** names of stages that have to pass first */
  needs?: string[]
  env?: NodeJS.ProcessEnv
  /** matches the output of a finished test, for the progress */
  test?: RegExp
  /** the runner's report and its reader; a stage without one counts as one test */
  report?: { file: string; read: OutcomeReader }
  /** accepts a report without tests: nothing has changed since they passed */
  mayRunNothing?: boolean
}

export interface StageResult extends Counts {
  stage: Stage
  seconds: number
  output: string
  /** failed tests, as far as the report has them */
  failures: Failure[]
  /** tests that failed and passed on retry */
  flaky: Failure[]
}

/** Timeout of a stage, in minutes. The full run (TEST_FULL=1) has three times as many e2e tests. */
const limitMinutes = () => (process.env['TEST_FULL'] === '1' ? 150 : 60)
/** Time to stop before it is killed. */
const GRACE_MS = 30_000

/** Path of a stage's log. */
export const logFile = ({ name }: Stage, dir = resultsDir) =>
  path.join(dir, `${name.replaceAll(' ', '-')}.log`)

/**
 * Runs a stage. Its output is also written to a log file.
 * @param onOutput called with what it prints
 */
export async function runStage(
  stage: Stage,
  logsDir = resultsDir,
  onOutput: (chunk: string) => void = () => undefined,
): Promise<StageResult> {
  const began = performance.now()
  let output = ''
  const keep = (chunk: string) => {
    const text = stripVTControlCharacters(chunk)
    output += text
    onOutput(text)
  }
  let code = 0
  for (const command of stage.commands) {
    code = await runCommand(command, stage.env, keep)
    if (code !== 0) break
  }
  const outcome = stage.report?.read(stage.report.file) ?? null
  mkdirSync(logsDir, { recursive: true })
  writeFileSync(logFile(stage, logsDir), output)
  return {
    ...{ stage, seconds: (performance.now() - began) / 1000, output },
    ...countsOf(stage, outcome, code),
    ...{ failures: outcome?.failures ?? [], flaky: outcome?.flaky ?? [] },
  }
}

async function runCommand(
  command: string[],
  env: NodeJS.ProcessEnv | undefined,
  onOutput: (chunk: string) => void,
) {
  const child = startNode(command, { env: { NO_COLOR: '1', ...env }, onOutput })
  const minutes = limitMinutes()
  const timers = [
    setTimeout(() => {
      onOutput(`\nStopped: it ran for more than ${minutes} minutes.\n`)
      // SIGTERM first, so that it can stop its own child processes.
      stopTree(child)
    }, minutes * 60_000),
    setTimeout(() => stopTree(child, 'SIGKILL'), minutes * 60_000 + GRACE_MS),
  ]
  try {
    return await exitOf(child)
  } finally {
    timers.forEach(clearTimeout)
  }
}

/** A runner that fails without a failed test counts as one failure. */
function countsOf({ report, mayRunNothing }: Stage, outcome: Outcome | null, code: number): Counts {
  const { passed, failed, skipped } = outcome ?? {
    passed: !report && code === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
  }
  const ranNothing = passed === 0 && !(mayRunNothing && outcome)
  const silent = code !== 0 || ranNothing
  return { passed, failed: failed === 0 && silent ? 1 : failed, skipped }
}
