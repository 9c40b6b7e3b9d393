import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { STORYBOOK } from '../lib/buildStamp.ts'
import { storyName, type StoryEntry } from '../lib/storyGroups.ts'
import { projectDir } from '../lib/tools.ts'
import { rerunJourney, rerunStory, rerunTest } from './rerunCommands.ts'

/** Numbers of tests by result. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A failed test, or a file that could not be run. */
export interface Failure {
  /** path of the file from the runner */
  file: string
  name: string
  /** location relative to the project's folder */
  where: string
  /** the error message */
  message: string
  /** the command that runs it alone */
  alone: string
}

/** A parsed report. */
export interface Outcome extends Counts {
  failures: Failure[]
  /** tests that failed and passed on retry */
  flaky: Failure[]
}

/** Parses a report; null if it can't be parsed. */
export type OutcomeReader = (file: string) => Outcome | null

interface Assertion {
  ancestorTitles: string[]
  fullName: string
  status: string
  failureMessages: string[]
  /** errors of earlier attempts; only in Jest's report */
  retryReasons?: string[]
}

interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: Assertion[]
}

/** Reads the report of Vitest's JSON reporter. @param script the command of package.json that runs these tests */
export const vitestReader = (script: string): OutcomeReader =>
  readerOf((file, test) => {
    const where = path.relative(projectDir, file)
    return { name: test?.fullName ?? file, where, alone: rerunTest(script, where, test?.fullName) }
  })

/**
 * Reads Jest's report of the stories. Jest runs them in generated files, so a story is identified by its title and
 * name.
 */
export const readStoryOutcome: OutcomeReader = (report) => {
  const files = storyFiles()
  return readerOf((file, test) => {
    const name = test?.ancestorTitles.at(-1)
    if (name === undefined) return { name: file, where: file, alone: 'npm run test:stories' }
    return { name, where: files.get(name) ?? file, alone: rerunStory(name) }
  })(report)
}

function storyFiles(): Map<string, string> {
  const index = readJson<{ entries: Record<string, StoryEntry & { importPath: string }> }>(
    path.join(projectDir, STORYBOOK.folder, 'index.json'),
  )
  const entries = Object.values(index?.entries ?? {})
  return new Map(entries.map((entry) => [storyName(entry), path.normalize(entry.importPath)]))
}

function readerOf(
  place: (file: string, test: Assertion | null) => Pick<Failure, 'name' | 'where' | 'alone'>,
): OutcomeReader {
  return (file) => {
    const report = readJson<{
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
      numTodoTests: number
      testResults: TestFile[]
    }>(file)
    if (report === null) return null
    const failure = (of: TestFile, test: Assertion): Failure => ({
      file: of.name,
      message: stripVTControlCharacters(messagesOf(test).join('\n')),
      ...place(of.name, test),
    })
    const failuresOf = (of: TestFile): Failure[] => {
      const failed = of.assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length > 0) return failed.map((test) => failure(of, test))
      return of.status === 'failed' ? [{ file: of.name, message: of.message, ...place(of.name, null) }] : []
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOf),
      flaky: report.testResults.flatMap((of) =>
        of.assertionResults
          .filter((test) => test.status === 'passed' && messagesOf(test).length > 0)
          .map((test) => failure(of, test)),
      ),
    }
  }
}

const messagesOf = ({ failureMessages, retryReasons = [] }: Assertion) => [
  ...failureMessages,
  ...retryReasons,
]

interface Suite {
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}

/** Reads the report of Playwright's JSON reporter. */
export const readPlaywrightOutcome: OutcomeReader = (file) => {
  const report = readJson<{
    config: { rootDir: string }
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: Suite[]
  }>(file)
  if (report === null) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  const ended = (status: string) =>
    report.suites.flatMap((suite) => specsThat(status, suite, report.config.rootDir))
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: ended('unexpected'),
    flaky: ended('flaky'),
  }
}

/** The tests of a suite that ended with a status. */
const specsThat = (ending: string, { specs, suites = [] }: Suite, rootDir: string): Failure[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === ending)
      .map(({ projectName, results }) => {
        const where = `${path.relative(projectDir, path.join(rootDir, file))}:${line}`
        // A test that timed out has two errors: the timeout and the pending call.
        const messages = results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? []))
        return {
          file,
          name: `${title} (${projectName})`,
          where,
          message: stripVTControlCharacters(messages.join('\n')),
          alone: rerunJourney(where, projectName),
        }
      }),
  ),
  ...suites.flatMap((suite) => specsThat(ending, suite, rootDir)),
]

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
