import type { StageResult } from './runStage.ts'

const WIDTH = 12

/** A stage's line, what of it passed at a second look alone, and everything that it printed when it failed. */
export function stageLine({
  stage,
  seconds,
  passed,
  failed,
  skipped,
  unsteady,
  output,
}: StageResult): string {
  const tests = [
    stage.report && `${passed} passed`,
    stage.report && failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean)
  const mark = failed === 0 ? '✓' : '✗'
  const line =
    `${mark} ${stage.name.padEnd(WIDTH)}${seconds.toFixed(1).padStart(7)} s   ${tests.join(', ')}`.trimEnd()
  if (failed > 0) return `${line}\n\n${output.trimEnd()}\n`
  return [line, ...unsteady.map(({ name }) => `    only at a second look: ${name}`)].join('\n')
}

/** What all stages come to; the last line is for machines as much as for people. */
export function summary(results: StageResult[], seconds: number): string {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0)
  const unsteady = results.reduce((total, result) => total + result.unsteady.length, 0)
  const red = results.filter(({ failed }) => failed > 0).map(({ stage }) => stage.name)
  return [
    '',
    [
      `${results.length} stages in ${seconds.toFixed(0)} s`,
      unsteady > 0 && `passed only at a second look: ${unsteady}`,
      red.length > 0 && `failed: ${red.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; '),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
