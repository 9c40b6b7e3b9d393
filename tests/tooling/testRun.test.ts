import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { vitestReader } from '../../scripts/testing/counts.ts'
import { runStage, type Stage } from '../../scripts/testing/runStage.ts'
import { runStages } from '../../scripts/testing/runStages.ts'
import { vitestReport } from './support/runnerReports.ts'
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

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
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

  test('a runner that had nothing to run, as nothing has changed, has not failed; one without a report has', async () => {
    const nothing = {
      ...vitestReport,
      numFailedTests: 0,
      numPassedTests: 0,
      numPendingTests: 0,
      testResults: [],
    }
    const root = temporaryTree({ 'report.json': JSON.stringify(nothing) })
    const report = { file: path.join(root, 'report.json'), read: readVitestOutcome }
    const missing = { file: path.join(root, 'missing.json'), read: readVitestOutcome }
    const counts = async (more: Partial<Stage>) => (await runStage(stage('dom', 0, more), root)).failed
    expect(await counts({ report, mayRunNothing: true })).toBe(0)
    expect(await counts({ report })).toBe(1)
    expect(await counts({ report: missing, mayRunNothing: true })).toBe(1)
  })

  test('a stage stops at its first failing command and keeps all that was printed', async () => {
    const commands = [ends(0, 'first'), ends(3, 'second'), ends(0, 'third')]
    const result = await runStage(stage('order', 0, { commands }), temporaryTree({}))
    expect(result).toMatchObject({ passed: 0, failed: 1, output: 'first\nsecond\n' })
  })

  test.each([
    ['', 60],
    ['1', 150],
  ])('with TEST_FULL=%j a stage is stopped after %i minutes', async (isFull, minutes) => {
    vi.stubEnv('TEST_FULL', isFull)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const commands = [['-e', 'setInterval(() => undefined, 60_000)']]
    const running = runStage(stage('endless', 0, { commands }), temporaryTree({}))
    vi.advanceTimersByTime(minutes * 60_000)
    expect(await running).toMatchObject({
      failed: 1,
      output: `\nStopped: it ran for more than ${minutes} minutes.\n`,
    })
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
