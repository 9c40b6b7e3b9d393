import { resultsDir, runStage, type Stage, type StageResult } from './runStage.ts'

/** Number of stages that run at the same time: the cores of the smallest supported machine. */
export const SIDE_BY_SIDE = 2

/** Callbacks of a run. */
export interface Watcher {
  onStart: (stage: Stage) => void
  onOutput: (stage: Stage, chunk: string) => void
  onResult: (result: StageResult) => void
}

/**
 * Runs stages in parallel, in order as far as their dependencies allow. A stage that depends on a failed one is
 * skipped and counts as failed.
 */
export async function runStages(
  stages: Stage[],
  watcher: Watcher,
  logsDir = resultsDir,
): Promise<StageResult[]> {
  const results = new Map<string, StageResult>()
  const waiting = new Set(stages)
  const running = new Map<Stage, Promise<void>>()

  const finish = (result: StageResult) => {
    results.set(result.stage.name, result)
    watcher.onResult(result)
  }
  const run = async (stage: Stage) => {
    watcher.onStart(stage)
    const result = await runStage(stage, logsDir, (chunk) => watcher.onOutput(stage, chunk))
    running.delete(stage)
    finish(result)
  }

  while (waiting.size > 0 || running.size > 0) {
    const before = waiting.size
    for (const stage of waiting) {
      const needed = (stage.needs ?? []).map((name) => results.get(name))
      if (needed.some((result) => result !== undefined && result.failed > 0)) {
        waiting.delete(stage)
        finish(notRun(stage))
      } else if (needed.every((result) => result !== undefined) && running.size < SIDE_BY_SIDE) {
        waiting.delete(stage)
        running.set(stage, run(stage))
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.size === before)
      throw new Error(`stages with unmet dependencies: ${[...waiting].map(({ name }) => name).join(', ')}`)
  }
  return stages.map(({ name }) => results.get(name)).filter((result) => result !== undefined)
}

const notRun = (stage: Stage): StageResult => ({
  stage,
  seconds: 0,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [],
  flaky: [],
  output: `Not run: it needs ${stage.needs?.join(' and ') ?? 'nothing'} to pass first.\n`,
})
