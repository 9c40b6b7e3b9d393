import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { resultsDir } from '../testing/runStage.ts'
import type { Part } from './parts.ts'

/** Path of Stryker's report of a part. */
export const reportOf = ({ name }: Part) => path.join(resultsDir, 'mutants', `${name}.json`)

/** The used part of Stryker's report (https://github.com/stryker-mutator/mutation-testing-elements). */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** Mutants of one or more files. */
export interface Score {
  name: string
  /** killed or timed out */
  detected: number
  /** valid mutants */
  all: number
}

const DETECTED = new Set(['Killed', 'Timeout'])
const RUN = new Set([...DETECTED, 'Survived', 'NoCoverage'])

/** The score of each file of a part; empty without a report. */
export function readScores(part: Part): Score[] {
  const file = reportOf(part)
  if (!existsSync(file)) return []
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as MutationReport
  return Object.entries(files).map(([name, { mutants }]) => ({
    name,
    detected: mutants.filter(({ status }) => DETECTED.has(status)).length,
    all: mutants.filter(({ status }) => RUN.has(status)).length,
  }))
}

/** Sums the scores of several files. */
export const sumOf = (name: string, scores: Score[]): Score => ({
  name,
  detected: scores.reduce((sum, { detected }) => sum + detected, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
})

/** Detected mutants in percent. */
export const percentOf = ({ detected, all }: Score) => (all === 0 ? 100 : (detected / all) * 100)
