import { readFileSync } from 'node:fs'

/** How many tests ran, and how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A test that failed, or a file of which no test could be run. */
export interface Failure {
  /** the file, as the runner names it */
  file: string
  name: string
}

/** What a runner wrote down. */
export interface Outcome extends Counts {
  failures: Failure[]
  /** what of it stands when the failures are looked at again */
  settled: Pick<Counts, 'passed' | 'skipped'>
}

/** Reads what a test runner wrote down. null when it wrote nothing that can be read. */
export type OutcomeReader = (file: string) => Outcome | null

interface TestFile {
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

/** The report of Vitest's and Jest's JSON reporters. A file with a failure is looked at again as a whole. */
export const readVitestOutcome: OutcomeReader = (file) => {
  const report = readJson<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: TestFile[]
  }>(file)
  if (report === null) return null
  const broken = report.testResults.filter(({ status }) => status === 'failed')
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  const inBroken = (...statuses: string[]) =>
    broken
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => statuses.includes(status)).length
  return {
    ...counts,
    failures: broken.flatMap(failuresOf),
    settled: {
      passed: counts.passed - inBroken('passed'),
      skipped: counts.skipped - inBroken('pending', 'skipped', 'todo'),
    },
  }
}

function failuresOf({ name: file, assertionResults }: TestFile): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0 ? failed.map(({ fullName }) => ({ file, name: fullName })) : [{ file, name: file }]
}

interface Suite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: Suite[]
}

/** The report of Playwright's JSON reporter. A failed journey is looked at again alone. */
export const readPlaywrightOutcome: OutcomeReader = (file) => {
  const report = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: Suite[]
  }>(file)
  if (report === null) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: report.suites.flatMap(failedSpecs),
    settled: { passed: expected, skipped },
  }
}

const failedSpecs = ({ specs, suites = [] }: Suite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({ file, name: `${title} (${projectName})` })),
  ),
  ...suites.flatMap(failedSpecs),
]

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
