import { resultsDir, runStage, type Stage, type StageResult } from './runStage.ts'

/** As many as the smallest machine that we count on has cores for. */
const SIDE_BY_SIDE = 2

/**
 * Runs stages in their order, two side by side where that disturbs neither. One that needs a failed one doesn't run
 * and counts as failed.
 * @param onResult called as each ends
 */
export async function runStages(
  stages: Stage[],
  onResult: (result: StageResult) => void,
  logsDir = resultsDir,
): Promise<StageResult[]> {
  const results = new Map<string, StageResult>()
  const waiting = new Set(stages)
  const running = new Map<Stage, Promise<void>>()

  const finish = (result: StageResult) => {
    results.set(result.stage.name, result)
    onResult(result)
  }
  const run = async (stage: Stage) => {
    const result = await runStage(stage, logsDir)
    running.delete(stage)
    finish(result)
  }
  const hasRoom = (stage: Stage) => {
    if (stage.alone) return running.size === 0
    return running.size < SIDE_BY_SIDE && [...running.keys()].every(({ alone }) => !alone)
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const stage of waiting) {
      const needed = (stage.needs ?? []).map((name) => results.get(name))
      if (needed.some((result) => result !== undefined && result.failed > 0)) {
        waiting.delete(stage)
        finish(notRun(stage))
      } else if (needed.every((result) => result !== undefined) && hasRoom(stage)) {
        waiting.delete(stage)
        running.set(stage, run(stage))
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.size > 0)
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
  unsteady: [],
  output: `Not run: it needs ${stage.needs?.join(' and ') ?? 'nothing'} to pass first.\n`,
})
