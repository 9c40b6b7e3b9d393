import { describe, expect, test } from 'vitest'
import type { Failure } from '../../scripts/testing/counts.ts'
import { Progress } from '../../scripts/testing/Progress.ts'
import { stageLine, summary } from '../../scripts/testing/report.ts'
import type { Stage, StageResult } from '../../scripts/testing/runStage.ts'

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  script: 'types',
  commands: [],
  ...more,
})
const tested = { report: { file: '', read: () => null }, test: /·/g }

const result = (of: Stage, more: Partial<StageResult> = {}): StageResult => ({
  stage: of,
  seconds: 61.25,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  output: '',
  ...more,
})

const failure: Failure = {
  file: '/shop/tests/cart.test.ts',
  name: 'CART-03 the total',
  where: 'tests/cart.test.ts',
  message: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'),
  alone: "npm run test:unit -- tests/cart.test.ts -t 'CART-03 the total'",
}

describe('a stage that is over', () => {
  test('is one line', () => {
    expect(stageLine(result(stage('lint')))).toBe('✓ lint, 1:01')
    expect(stageLine(result(stage('unit', tested), { passed: 12, skipped: 1 }))).toBe(
      '✓ unit, 1:01, 12 passed, 1 skipped',
    )
  })

  test('shows of a failure the test, its file, its command and the beginning of the message', () => {
    const text = stageLine(result(stage('unit', tested), { failed: 1, failures: [failure] }))
    expect(text).toContain('✗ unit, 1:01, 1 passed, 1 failed')
    expect(text).toContain(
      `✗ unit: ${failure.name}\n      ${failure.where}\n      ${failure.alone}\n      line 0`,
    )
    expect(text).toContain('test-results/unit.log has the rest')
    expect(text).not.toContain('line 30')
  })

  test('names what passed only when it was tried again', () => {
    const text = stageLine(result(stage('unit', tested), { passed: 12, flaky: [failure] }))
    expect(text).toBe(`✓ unit, 1:01, 12 passed\n    flaky: ${failure.name}\n      ${failure.alone}`)
  })

  test('shows the end of what a check printed', () => {
    const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n')
    const text = stageLine(result(stage('dead code'), { failed: 1, passed: 0, output }))
    expect(text).toContain('test-results/dead-code.log has the lines before')
    expect(text).toContain('line 499')
    expect(text).not.toContain('line 100\n')
  })
})

describe('the end of a run', () => {
  const lint = result(stage('lint', { script: 'lint' }), { seconds: 5 })

  test('is a table of all stages and, alone in the last line, the count', () => {
    const lines = summary([lint, result(stage('unit', tested), { passed: 120 })], 66).split('\n')
    expect(lines).toContain('stage  time  passed  failed  skipped')
    expect(lines).toContain('unit   1:01     120       0        0')
    expect(lines).toContain('all    1:06     121       0        0')
    expect(lines.at(-1)).toBe('121 passed, 0 failed')
  })

  test('counts what passed only when it was tried again', () => {
    const unit = result(stage('unit', tested), { flaky: [failure] })
    expect(summary([lint, unit], 66)).toContain('flaky, passed only when tried again: 1')
    expect(summary([lint], 66)).not.toContain('flaky')
  })

  test('names once more what failed, where it is and the command that runs it alone', () => {
    const unit = result(stage('unit', tested), { failed: 1, failures: [failure] })
    const text = summary([{ ...lint, passed: 0, failed: 1 }, unit], 66)
    expect(text).toContain('✗ lint\n      test-results/lint.log\n      npm run lint')
    expect(text).toContain(`✗ unit: ${failure.name}\n      ${failure.where}\n      ${failure.alone}`)
    expect(text.split('\n').at(-1)).toBe('1 passed, 2 failed')
    const notRun = { ...lint, seconds: 0, passed: 0, failed: 1, output: 'Not run: it needs build.\n' }
    expect(summary([notRun], 66)).toContain('✗ lint\n      Not run: it needs build.\n\n')
  })
})

describe('while a run goes on', () => {
  const [unit, lint, types] = [stage('unit', tested), stage('lint'), stage('types')]
  /** What is told of a run in which the unit tests have run for ten seconds. */
  function told(
    screen: { isTTY?: boolean; columns?: number },
    lastTime: Record<string, number> = {},
  ): string {
    let ms = 0
    let text = ''
    const write = (chunk: string) => (text += chunk)
    const progress = new Progress([unit, lint, types], lastTime, { write, ...screen }, () => ms)
    progress.onStart(unit)
    progress.onStart(lint)
    progress.onOutput(unit, '··')
    progress.onOutput(unit, '·')
    ms = 10_000
    progress.onResult(result(lint, { seconds: 10 }))
    progress.tell()
    progress.end()
    return text
  }

  test('a log gets lines: what begins, what is over, what runs and what is left', () => {
    expect(told({}).split('\n')).toEqual([
      '  0:00  unit begins',
      '  0:00  lint begins',
      '✓ lint, 0:10',
      '  0:10 · unit 3 tests 0:10 · then types',
      '',
    ])
  })

  test('it estimates from the times of the last run how long all will take', () => {
    expect(told({}, { unit: 40, lint: 10, types: 20 })).toContain('0:10 of about 0:40 · unit')
    expect(told({}, { unit: 40, lint: 10 })).not.toContain('about')
  })

  test('a terminal has one line that is written over, never wider than it is', () => {
    const text = told({ isTTY: true, columns: 20 })
    expect(text.split('\r\u001B[K').filter((line) => line.length > 19)).toEqual([])
    expect(text).toContain('✓ lint, 0:10\n')
    expect(text.endsWith('\r\u001B[K')).toBe(true)
  })
})
