import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '../lib/tools.ts'
import type { StageResult } from './runStage.ts'

const FILE = path.join(projectDir, 'node_modules/.cache/dukani/stage-seconds.json')

/** How long each stage took when it last passed on this machine, s. */
export function readLastTimes(file = FILE): Partial<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, number>>
  } catch {
    return {}
  }
}

/** Keeps the times of stages that passed, beside those of stages that this run didn't have. */
export function keepLastTimes(results: StageResult[], file = FILE): void {
  const passed = results.filter(({ failed }) => failed === 0)
  const times = Object.fromEntries(passed.map(({ stage, seconds }) => [stage.name, Math.round(seconds)]))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readLastTimes(file), ...times }))
}
