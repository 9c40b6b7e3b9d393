import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type manifest from '../../package.json'
import { exitOf, startNode, stopTree } from '../lib/processes.ts'
import { projectDir } from '../lib/tools.ts'
import type { Counts, Failure, Outcome, OutcomeReader } from './counts.ts'

/** Where the stages leave what they printed and counted. */
export const resultsDir = path.join(projectDir, 'test-results')

/** One line of the test run. */
export interface Stage {
  name: string
  /** the command of package.json that runs it by hand */
  script: keyof typeof manifest.scripts
  /** Node programs, run one after the other until one fails */
  commands: string[][]
  /** names of stages that have to pass before */
  needs?: string[]
  env?: NodeJS.ProcessEnv
  /** what is printed for a test that is over, where that can be told: how far it is */
  test?: RegExp
  /** the runner's report and its reader; a stage without one counts as one test */
  report?: { file: string; read: OutcomeReader }
  /** a report without a test is no failure: nothing that the tests load has changed since they passed */
  mayRunNothing?: boolean
}

export interface StageResult extends Counts {
  stage: Stage
  seconds: number
  output: string
  /** tests that failed, as far as the runner named them */
  failures: Failure[]
  /** tests that failed once and passed when their runner tried them again */
  flaky: Failure[]
}

/** No stage takes as long, even on a busy machine: one that does hangs. The full run has three times the journeys. */
const LIMIT_MS = (process.env['TEST_FULL'] === '1' ? 150 : 40) * 60_000
/** How long it may take to stop. */
const GRACE_MS = 30_000

/** The log of a stage: everything that it printed. */
export const logFile = ({ name }: Stage, dir = resultsDir) =>
  path.join(dir, `${name.replaceAll(' ', '-')}.log`)

/**
 * Runs a stage to its end. What it printed goes to a log file, too.
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
  const timers = [
    setTimeout(() => {
      onOutput(`\nStopped: it ran for more than ${LIMIT_MS / 60_000} minutes.\n`)
      // Asked, it ends what it has started in process groups of their own.
      stopTree(child)
    }, LIMIT_MS),
    setTimeout(() => stopTree(child, 'SIGKILL'), LIMIT_MS + GRACE_MS),
  ]
  try {
    return await exitOf(child)
  } finally {
    timers.forEach(clearTimeout)
  }
}

/** A runner that fails without a failed test (it found none, or a file could not be read) counts one failure. */
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
