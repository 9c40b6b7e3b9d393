import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { vitestReader } from '../../scripts/testing/counts.ts'
import { stageLine, summary } from '../../scripts/testing/report.ts'
import { runStage, type Stage } from '../../scripts/testing/runStage.ts'
import { runStages } from '../../scripts/testing/runStages.ts'
import { assertion, vitestReport } from './support/runnerReports.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const readVitestOutcome = vitestReader('test:unit')
const ends = (code: number, text = '') => [
  '-e',
  `console.log(${JSON.stringify(text)}); process.exit(${code})`,
]
const stage = (name: string, code: number, more: Partial<Stage> = {}): Stage => ({
  name,
  script: 'types',
  commands: [ends(code, `${name} speaks`)],
  ...more,
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
    expect(asked).toEqual(["three (isn't 3)"])
    expect(result).toMatchObject({ passed: 4, failed: 0, skipped: 0 })
    expect(result.unsteady).toMatchObject([{ name: "three (isn't 3)" }])
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
    expect(stageLine(result)).toMatch(/✓ twice, .* 4 passed\n {4}only at a second look: three/)
    expect(summary([result], 3)).toContain('passed only at a second look: 1')
  })
})

describe('stages', () => {
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

  test('a stage stops at its first failing command and keeps all that was printed', async () => {
    const commands = [ends(0, 'first'), ends(3, 'second'), ends(0, 'third')]
    const result = await runStage(stage('order', 0, { commands }), temporaryTree({}))
    expect(result).toMatchObject({ passed: 0, failed: 1, output: 'first\nsecond\n' })
  })

  test('all run whatever fails, but not what needs a failed one, and never more than two at once', async () => {
    const told: string[] = []
    const results = await runStages(
      [
        stage('neediest', 0, { needs: ['needy'] }),
        stage('bad', 1),
        stage('needy', 0, { needs: ['bad'] }),
        stage('good', 0),
        stage('later', 0, { needs: ['good'] }),
      ],
      {
        onStart: ({ name }) => told.push(`${name} +`),
        onOutput: ({ name }, chunk) => told.push(`${name}: ${chunk.trim()}`),
        onResult: ({ stage: { name } }) => told.push(`${name} -`),
      },
      temporaryTree({}),
    )
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1, 0, 0])
    expect(results[2]?.output).toContain('Not run')
    expect(told).toContain('good: good speaks')
    const running = told.map((_, index) => {
      const soFar = told.slice(0, index + 1)
      const begun = soFar.filter((line) => line.endsWith('+')).map((line) => line.slice(0, -2))
      return begun.filter((name) => !soFar.includes(`${name} -`)).length
    })
    expect(Math.max(...running)).toBe(2)
  })
})
