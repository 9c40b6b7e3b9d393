import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { exitOf, startNode, stopTree } from '../lib/processes.ts'
import { projectDir } from '../lib/tools.ts'
import type { Counts, Failure, Outcome, OutcomeReader } from './counts.ts'
import { afterSecondLook, areFew } from './secondLook.ts'

/** Where the stages leave what they printed and counted. */
export const resultsDir = path.join(projectDir, 'test-results')

/** One line of the test run. */
export interface Stage {
  name: string
  /** Node programs, run one after the other until one fails */
  commands: string[][]
  /** names of stages that have to pass before */
  needs?: string[]
  /** a stage that measures nothing else beside it: it has the machine for itself */
  alone?: boolean
  env?: NodeJS.ProcessEnv
  /** the runner's report and its reader; a stage without one counts as one test */
  report?: { file: string; read: OutcomeReader }
  /** the program that runs a few failures once more, with a report of its own */
  again?: { command: (failures: Failure[]) => string[]; env?: NodeJS.ProcessEnv; file: string }
}

export interface StageResult extends Counts {
  stage: Stage
  seconds: number
  output: string
  /** what failed at first and passed at the second look */
  unsteady: Failure[]
}

/** No stage of this size takes as long: one that does hangs. */
const LIMIT_MS = 45 * 60_000

/** Runs a stage to its end, and a few failures of it once more. What it printed goes to a log file, too. */
export async function runStage(stage: Stage, logsDir = resultsDir): Promise<StageResult> {
  const began = performance.now()
  let output = ''
  const keep = (chunk: string) => {
    output += stripVTControlCharacters(chunk)
  }
  let code = 0
  for (const command of stage.commands) {
    code = await runCommand(command, stage.env, keep)
    if (code !== 0) break
  }
  const outcome = stage.report?.read(stage.report.file) ?? null
  let counts: Counts & { unsteady: Failure[] } = { ...countsOf(stage, outcome, code), unsteady: [] }
  if (outcome && stage.report && stage.again && areFew(outcome, code)) {
    keep(`\nA second look at ${outcome.failures.map(({ name }) => name).join('; ')}\n\n`)
    const secondCode = await runCommand(
      stage.again.command(outcome.failures),
      { ...stage.env, ...stage.again.env },
      keep,
    )
    counts = afterSecondLook(outcome, stage.report.read(stage.again.file), secondCode)
  }
  mkdirSync(logsDir, { recursive: true })
  writeFileSync(path.join(logsDir, `${stage.name.replaceAll(' ', '-')}.log`), output)
  return { stage, seconds: (performance.now() - began) / 1000, output, ...counts }
}

async function runCommand(
  command: string[],
  env: NodeJS.ProcessEnv | undefined,
  onOutput: (chunk: string) => void,
) {
  const child = startNode(command, { env: { NO_COLOR: '1', ...env }, onOutput })
  const limit = setTimeout(() => {
    onOutput(`\nStopped: it ran for more than ${LIMIT_MS / 60_000} minutes.\n`)
    stopTree(child, 'SIGKILL')
  }, LIMIT_MS)
  try {
    return await exitOf(child)
  } finally {
    clearTimeout(limit)
  }
}

/** A runner that fails without a failed test (it found none, or a file could not be read) counts one failure. */
function countsOf({ report }: Stage, outcome: Outcome | null, code: number): Counts {
  const { passed, failed, skipped } = outcome ?? {
    passed: !report && code === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
  }
  const silent = code !== 0 || passed === 0
  return { passed, failed: failed === 0 && silent ? 1 : failed, skipped }
}
