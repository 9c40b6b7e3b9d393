import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { resultsDir } from '../testing/runStage.ts'
import type { Part } from './parts.ts'

/** Where Stryker leaves what became of the mutants of a part. */
export const reportOf = ({ name }: Part) => path.join(resultsDir, 'mutants', `${name}.json`)

/** The part of Stryker's report that is read here (https://github.com/stryker-mutator/mutation-testing-elements). */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** Mutants of a file or more. */
export interface Score {
  name: string
  /** a test noticed them, or they never ended */
  detected: number
  /** those that could be run */
  all: number
}

const DETECTED = new Set(['Killed', 'Timeout'])
const RUN = new Set([...DETECTED, 'Survived', 'NoCoverage'])

/** The score of each file of a part, or none when Stryker left no report. */
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

/** The scores of several files as one. */
export const sumOf = (name: string, scores: Score[]): Score => ({
  name,
  detected: scores.reduce((sum, { detected }) => sum + detected, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
})

/** Detected mutants of a hundred. */
export const percentOf = ({ detected, all }: Score) => (all === 0 ? 100 : (detected / all) * 100)
