import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '../lib/tools.ts'
import type { StageResult } from './runStage.ts'

const FILE = path.join(projectDir, 'node_modules/.cache/dukani/stage-seconds.json')

/** Durations of the stages when they last passed on this machine, in s. */
export function readStageDurations(file = FILE): Partial<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, number>>
  } catch {
    return {}
  }
}

/** Saves the durations of passed stages, and keeps those of stages that weren't part of this run. */
export function saveStageDurations(results: StageResult[], file = FILE): void {
  const passed = results.filter(({ failed }) => failed === 0)
  const times = Object.fromEntries(passed.map(({ stage, seconds }) => [stage.name, Math.round(seconds)]))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readStageDurations(file), ...times }))
}
