import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readPlaywrightOutcome, readStoryOutcome, vitestReader } from '../../scripts/testing/counts.ts'
import { assertion, project, vitestReport } from './support/runnerReports.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const readVitestOutcome = vitestReader('test:unit')

const spec = (title: string, line: number, tests: [projectName: string, status: string][]) => ({
  title,
  file: 'a.spec.ts',
  line,
  tests: tests.map(([projectName, status]) => ({
    projectName,
    status,
    results:
      status === 'expected' ? [{}] : [{ errors: [{ message: 'too late' }, { message: `${title} waits` }] }],
  })),
})

describe('outcomes', () => {
  const playwrightReport = {
    config: { rootDir: path.join(project, 'e2e') },
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('fine', 3, [['phone', 'expected']]), spec('wavers', 9, [['phone', 'flaky']])],
        suites: [
          {
            specs: [
              spec('breaks', 12, [
                ['desktop', 'unexpected'],
                ['phone', 'expected'],
              ]),
            ],
          },
        ],
      },
    ],
  }

  test('of Vitest name each failed test, its file and the command that runs it alone', () => {
    const root = temporaryTree({ 'vitest.json': JSON.stringify(vitestReport) })
    expect(readVitestOutcome(path.join(root, 'vitest.json'))).toEqual({
      ...{ passed: 3, failed: 1, skipped: 2 },
      failures: [
        {
          file: path.join(project, 'tests/b.test.ts'),
          name: "three (isn't 3)",
          where: 'tests/b.test.ts',
          message: "three (isn't 3) is wrong",
          alone: String.raw`npm run test:unit -- tests/b.test.ts -t 'three \(isn'\''t 3\)'`,
        },
      ],
      flaky: [],
    })
    expect(readVitestOutcome(path.join(root, 'nothing.json'))).toBeNull()
  })

  test.each([
    ['Vitest', { failureMessages: ['too late'] }],
    ['Jest', { retryReasons: ['too late'] }],
  ])('of %s tell a test that failed once and passed when it was tried again', (_, why) => {
    const test = { ...assertion('one', 'passed'), ...why }
    const testResults = [{ ...vitestReport.testResults[0], assertionResults: [test] }]
    const root = temporaryTree({ 'vitest.json': JSON.stringify({ ...vitestReport, testResults }) })
    expect(readVitestOutcome(path.join(root, 'vitest.json'))).toMatchObject({
      failures: [],
      flaky: [{ name: 'one', message: 'too late' }],
    })
  })

  test('of Playwright do, too, with all that was said, and name apart what passed when it was tried again', () => {
    // `npm run test:full` runs this too, where a journey alone is a full one.
    vi.stubEnv('TEST_FULL', '')
    const root = temporaryTree({ 'playwright.json': JSON.stringify(playwrightReport) })
    expect(readPlaywrightOutcome(path.join(root, 'playwright.json'))).toMatchObject({
      ...{ passed: 5, failed: 1, skipped: 2 },
      flaky: [
        {
          file: 'a.spec.ts',
          name: 'wavers (phone)',
          where: 'e2e/a.spec.ts:9',
          message: 'too late\nwavers waits',
        },
      ],
      failures: [
        {
          name: 'breaks (desktop)',
          alone: 'npm run test:e2e -- e2e/a.spec.ts:12 --project desktop',
        },
      ],
    })
  })

  test('of stories are listed by title and name, as Storybook shows them', () => {
    const smoke = {
      ...assertion('stories 1 screens/Cart: Empty smoke-test', 'failed'),
      ancestorTitles: ['stories 1', 'screens/Cart: Empty'],
    }
    const testResults = [{ name: '/tmp/cart.test.js', status: 'failed', assertionResults: [smoke] }]
    const root = temporaryTree({ 'stories.json': JSON.stringify({ ...vitestReport, testResults }) })
    expect(readStoryOutcome(path.join(root, 'stories.json'))).toMatchObject({
      failures: [{ name: 'screens/Cart: Empty', alone: "npm run test:stories -- 'screens/Cart: Empty'" }],
    })
  })

  test('a file of which no test could be run is a failure by its own name', () => {
    const file = path.join(project, 'tests/c.test.ts')
    const testResults = [{ name: file, status: 'failed', message: 'no such import', assertionResults: [] }]
    const root = temporaryTree({ 'report.json': JSON.stringify({ ...vitestReport, testResults }) })
    expect(readVitestOutcome(path.join(root, 'report.json'))?.failures).toEqual([
      {
        ...{ file, name: file, where: 'tests/c.test.ts', message: 'no such import' },
        alone: 'npm run test:unit -- tests/c.test.ts',
      },
    ])
  })
})
