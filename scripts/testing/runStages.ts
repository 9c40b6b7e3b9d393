import { resultsDir, runStage, type Stage, type StageResult } from './runStage.ts'

/** As many as the smallest machine that we count on has cores for. */
export const SIDE_BY_SIDE = 2

/** Who wants to know how a run goes on. */
export interface Watcher {
  onStart: (stage: Stage) => void
  onOutput: (stage: Stage, chunk: string) => void
  onResult: (result: StageResult) => void
}

/**
 * Runs stages side by side, in their order as far as what they need allows. One that needs a failed one doesn't run and
 * counts as failed.
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
      throw new Error(`stages that need what never runs: ${[...waiting].map(({ name }) => name).join(', ')}`)
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
