import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPlaywrightCounts, readVitestCounts } from '../../scripts/testing/counts.ts'
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

describe('counts', () => {
  const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  const playwrightReport = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }

  test('come from the reports of the runners; a journey that needed a second attempt has failed', () => {
    const root = temporaryTree({
      'vitest.json': JSON.stringify(vitestReport),
      'playwright.json': JSON.stringify(playwrightReport),
    })
    expect(readVitestCounts(path.join(root, 'vitest.json'))).toEqual({ passed: 3, failed: 1, skipped: 2 })
    expect(readPlaywrightCounts(path.join(root, 'playwright.json'))).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
    })
    expect(readVitestCounts(path.join(root, 'nothing.json'))).toBeNull()
  })

  test('a runner that ends well but ran nothing, or that fails without a failed test, counts a failure', async () => {
    const root = temporaryTree({ 'report.json': JSON.stringify({ ...vitestReport, numFailedTests: 0 }) })
    const report = { file: path.join(root, 'report.json'), read: readVitestCounts }
    const missing = { file: path.join(root, 'missing.json'), read: readVitestCounts }
    expect(await runStage(stage('well', 0, { report }), root)).toMatchObject({ passed: 3, failed: 0 })
    expect(await runStage(stage('red', 1, { report }), root)).toMatchObject({ passed: 3, failed: 1 })
    expect(await runStage(stage('empty', 0, { report: missing }), root)).toMatchObject({
      passed: 0,
      failed: 1,
    })
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
    output: 'what it printed',
  })
  const report = { file: '', read: readVitestCounts }

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
