import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPlaywrightOutcome, readVitestOutcome } from '../../scripts/testing/counts.ts'
import { stageLine, summary } from '../../scripts/testing/report.ts'
import { runStage, type Stage, type StageResult } from '../../scripts/testing/runStage.ts'
import { runStages } from '../../scripts/testing/runStages.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const ends = (code: number, text = '') => [
  '-e',
  `console.log(${JSON.stringify(text)}); process.exit(${code})`,
]
const stage = (name: string, code: number, more: Partial<Stage> = {}): Stage => ({
  name: `${name}`,
  commands: [ends(code, `${name} speaks`)],
  ...more,
})

const assertion = (fullName: string, status: string) => ({ fullName, status })
const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { name: '/a.test.ts', status: 'passed', assertionResults: [assertion('one', 'passed')] },
    {
      name: '/b.test.ts',
      status: 'failed',
      assertionResults: [
        ...[assertion('two', 'passed'), assertion('three', 'failed'), assertion('four', 'passed')],
        ...[assertion('five', 'pending'), assertion('six', 'todo')],
      ],
    },
  ],
}

describe('outcomes', () => {
  const playwrightReport = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [
          { title: 'fine', file: 'a.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] },
          { title: 'wavers', file: 'a.spec.ts', tests: [{ projectName: 'phone', status: 'flaky' }] },
        ],
        suites: [
          {
            specs: [
              {
                title: 'breaks',
                file: 'a.spec.ts',
                tests: [
                  { projectName: 'desktop', status: 'unexpected' },
                  { projectName: 'phone', status: 'expected' },
                ],
              },
            ],
          },
        ],
      },
    ],
  }

  test('come from the reports of the runners; a journey that a runner tried twice has failed', () => {
    const root = temporaryTree({
      'vitest.json': JSON.stringify(vitestReport),
      'playwright.json': JSON.stringify(playwrightReport),
    })
    expect(readVitestOutcome(path.join(root, 'vitest.json'))).toEqual({
      ...{ passed: 3, failed: 1, skipped: 2 },
      failures: [{ file: '/b.test.ts', name: 'three' }],
      settled: { passed: 1, skipped: 0 },
    })
    expect(readPlaywrightOutcome(path.join(root, 'playwright.json'))).toEqual({
      ...{ passed: 4, failed: 2, skipped: 2 },
      failures: [
        { file: 'a.spec.ts', name: 'wavers (phone)' },
        { file: 'a.spec.ts', name: 'breaks (desktop)' },
      ],
      settled: { passed: 4, skipped: 2 },
    })
    expect(readVitestOutcome(path.join(root, 'nothing.json'))).toBeNull()
  })

  test('a file of which no test could be run is a failure by its own name', () => {
    const testResults = [{ name: '/c.test.ts', status: 'failed', assertionResults: [] }]
    const root = temporaryTree({ 'report.json': JSON.stringify({ ...vitestReport, testResults }) })
    expect(readVitestOutcome(path.join(root, 'report.json'))?.failures).toEqual([
      { file: '/c.test.ts', name: '/c.test.ts' },
    ])
  })

  test('a runner that ends well but ran nothing, or that fails without a failed test, counts a failure', async () => {
    const fine = { ...vitestReport, numFailedTests: 0, testResults: [] }
    const root = temporaryTree({ 'report.json': JSON.stringify(fine) })
    const report = { file: path.join(root, 'report.json'), read: readVitestOutcome }
    const missing = { file: path.join(root, 'missing.json'), read: readVitestOutcome }
    expect(await runStage(stage('well', 0, { report }), root)).toMatchObject({ passed: 3, failed: 0 })
    expect(await runStage(stage('red', 1, { report }), root)).toMatchObject({ passed: 3, failed: 1 })
    expect(await runStage(stage('empty', 0, { report: missing }), root)).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })
})

describe('a second look', () => {
  /** A run of one stage whose failures are looked at again, by a program that leaves a report and a code. */
  async function lookedAtTwice(first: object, second: object | null, code: number) {
    const root = temporaryTree({ 'first.json': JSON.stringify(first) })
    const file = path.join(root, 'second.json')
    const asked: string[] = []
    const leaves = second
      ? `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(second))});`
      : ''
    const result = await runStage(
      stage('twice', 1, {
        report: { file: path.join(root, 'first.json'), read: readVitestOutcome },
        again: {
          command: (failures) => {
            asked.push(...failures.map(({ name }) => name))
            return ['-e', `${leaves} console.log('looks again'); process.exit(${code})`]
          },
          file,
        },
      }),
      root,
    )
    return { result, asked }
  }
  const allPassed = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  }

  test('lets count what passes at it, in the place of the whole file, and names it', async () => {
    const { result, asked } = await lookedAtTwice(vitestReport, allPassed, 0)
    expect(asked).toEqual(['three'])
    expect(result).toMatchObject({ passed: 4, failed: 0, skipped: 0 })
    expect(result.unsteady).toEqual([{ file: '/b.test.ts', name: 'three' }])
    expect(result.output).toContain('looks again')
  })

  test.each([
    ['fails again', { ...allPassed, numFailedTests: 1 }, 1],
    ['ends badly', allPassed, 1],
    ['leaves no report', null, 0],
    ['runs nothing', { ...allPassed, numPassedTests: 0 }, 0],
    ['leaves out one of the file’s tests', { ...allPassed, numPassedTests: 2 }, 0],
    ['skips a test', { ...allPassed, numPendingTests: 1 }, 0],
  ])('changes nothing where it %s', async (_, second, code) => {
    const { result } = await lookedAtTwice(vitestReport, second, code)
    expect(result).toMatchObject({ passed: 3, failed: 1, skipped: 2, unsteady: [] })
  })

  test('is not for many failures, which have one cause', async () => {
    const many = Array.from({ length: 6 }, (_, index) => assertion(`test ${index}`, 'failed'))
    const testResults = [{ name: '/b.test.ts', status: 'failed', assertionResults: many }]
    const { result, asked } = await lookedAtTwice(
      { ...vitestReport, numFailedTests: 6, testResults },
      allPassed,
      0,
    )
    expect(asked).toEqual([])
    expect(result).toMatchObject({ failed: 6, unsteady: [] })
  })

  test('is told of in the report', async () => {
    const { result } = await lookedAtTwice(vitestReport, allPassed, 0)
    expect(stageLine(result)).toMatch(/✓ twice .* 4 passed\n {4}only at a second look: three/)
    expect(summary([result], 3)).toContain('passed only at a second look: 1')
  })
})

describe('stages', () => {
  test('a stage stops at its first failing command and keeps all that was printed', async () => {
    const commands = [ends(0, 'first'), ends(3, 'second'), ends(0, 'third')]
    const result = await runStage({ name: 'order', commands }, temporaryTree({}))
    expect(result).toMatchObject({ passed: 0, failed: 1, output: 'first\nsecond\n' })
  })

  test('all run whatever fails, but not what needs a failed one', async () => {
    const seen: string[] = []
    const results = await runStages(
      [
        stage('bad', 1),
        stage('needy', 0, { needs: ['bad'] }),
        stage('good', 0),
        stage('alone', 0, { needs: ['good'], alone: true }),
      ],
      ({ stage: { name } }) => seen.push(name),
      temporaryTree({}),
    )
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 0, 0])
    expect(results[1]?.output).toContain('Not run')
    expect(seen.at(-1)).toBe('alone')
  })
})

describe('report', () => {
  const result = (name: string, passed: number, failed: number, report?: Stage['report']): StageResult => ({
    stage: { name, commands: [], report },
    seconds: 1.25,
    passed,
    failed,
    skipped: 0,
    unsteady: [],
    output: 'what it printed',
  })
  const report = { file: '', read: readVitestOutcome }

  test('a passed stage is one line, a failed one is shown with everything it printed', () => {
    expect(stageLine(result('unit', 12, 0, report))).toBe('✓ unit            1.3 s   12 passed')
    expect(stageLine(result('lint', 0, 1))).toContain('what it printed')
  })

  test('the last line sums tests and stages', () => {
    const text = summary([result('lint', 1, 0), result('unit', 12, 2, report)], 3)
    expect(text.split('\n').at(-1)).toBe('13 passed, 2 failed')
    expect(text).toContain('failed: unit')
  })
})
