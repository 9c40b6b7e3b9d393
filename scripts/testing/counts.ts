import { readFileSync } from 'node:fs'

/** How many tests ran, and how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Reads what a test runner wrote down. null when it wrote nothing that can be read. */
export type CountReader = (file: string) => Counts | null

/** The report of Vitest's and Jest's JSON reporters. */
export const readVitestCounts: CountReader = (file) => {
  const report = readJson<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }>(file)
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  )
}

/** The report of Playwright's JSON reporter. A test that passed only when tried again has failed. */
export const readPlaywrightCounts: CountReader = (file) => {
  const report = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(file)
  if (report === null) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
