import path from 'node:path'
import { projectDir } from '../lib/tools.ts'
import type { Failure } from './counts.ts'
import { logFile, type StageResult } from './runStage.ts'

/** Maximum number of printed failures; the log has all. */
const SHOWN = 20
/** Maximum number of lines of a message and of a check's output. */
const MESSAGE_LINES = 12
const OUTPUT_LINES = 60

/** Seconds as minutes and seconds: `12:03`. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const logOf = ({ stage }: StageResult) => path.relative(projectDir, logFile(stage))

/** The result line of a stage, with its failures. */
export function stageLine(result: StageResult): string {
  const { stage, seconds, passed, failed, skipped, flaky } = result
  const tests = [
    stage.report && `${passed} passed`,
    stage.report && failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean)
  const line = `${failed === 0 ? '✓' : '✗'} ${stage.name}, ${clock(seconds)}`
  return [
    [line, ...tests].join(', '),
    ...(failed > 0 ? ['', ...whatFailed(result), ''] : []),
    ...flaky.flatMap(({ name, alone }) => [`    flaky: ${name}`, `      ${alone}`]),
  ].join('\n')
}

function whatFailed(result: StageResult): string[] {
  const { stage, failures, output } = result
  if (failures.length === 0) {
    const lines = output.trimEnd().split('\n')
    return [
      ...(lines.length > OUTPUT_LINES ? [`… ${logOf(result)} has the lines before`] : []),
      ...lines.slice(-OUTPUT_LINES),
    ]
  }
  return failures.slice(0, SHOWN).flatMap((failure) => {
    const lines = failure.message.trim().split('\n')
    return [
      ...place(stage.name, failure),
      ...lines.slice(0, MESSAGE_LINES).map((line) => `      ${line}`.trimEnd()),
      ...(lines.length > MESSAGE_LINES ? [`      … ${logOf(result)} has the rest`] : []),
    ]
  })
}

/** A failed test, its file, and the command that runs it alone. */
const place = (stage: string, { name, where, alone }: Failure) => [
  `  ✗ ${stage}: ${name}`,
  `      ${where}`,
  `      ${alone}`,
]

/** The summary; the last line is also read by machines. */
export function summary(results: StageResult[], seconds: number): string {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0)
  const flaky = results.flatMap((result) => result.flaky)
  const red = results.filter(({ failed }) => failed > 0)
  return [
    '',
    ...table(results, seconds),
    ...(flaky.length > 0 ? ['', `flaky, passed only when tried again: ${flaky.length}`] : []),
    ...(red.length > 0 ? ['', 'failed:', ...red.flatMap(aloneOf)] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}

const COLUMNS = ['passed', 'failed', 'skipped'] as const

function table(results: StageResult[], seconds: number): string[] {
  const rows = [
    ['stage', 'time', ...COLUMNS],
    ...results.map((result) => [
      result.stage.name,
      clock(result.seconds),
      ...COLUMNS.map((column) => String(result[column])),
    ]),
    [
      'all',
      clock(seconds),
      ...COLUMNS.map((column) => String(results.reduce((sum, r) => sum + r[column], 0))),
    ],
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

function aloneOf(result: StageResult): string[] {
  const { stage, failures, seconds, output } = result
  if (seconds === 0) return [`  ✗ ${stage.name}`, `      ${output.trim()}`]
  if (failures.length === 0)
    return [`  ✗ ${stage.name}`, `      ${logOf(result)}`, `      npm run ${stage.script}`]
  const left = failures.length - SHOWN
  return [
    ...failures.slice(0, SHOWN).flatMap((failure) => place(stage.name, failure)),
    ...(left > 0 ? [`  … and ${left} more: ${logOf(result)}`] : []),
  ]
}
