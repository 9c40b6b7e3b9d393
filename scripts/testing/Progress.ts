import type { Stage, StageResult } from './runStage.ts'
import { clock, stageLine } from './report.ts'

/** Update intervals of the terminal's line and of the log. */
const EVERY_MS = { terminal: 1000, log: 30_000 }

interface Screen {
  write: (text: string) => unknown
  isTTY?: boolean
  columns?: number
}

const CLEAR_LINE = '\r\u001B[K'

/** Reports the progress of a run: running stages with their duration and progress, and what is left. */
export class Progress {
  readonly #screen: Screen
  readonly #now: () => number
  readonly #began: number
  readonly #waiting: Set<string>
  /** durations of the stages in the last run, in s */
  readonly #lastTime: Partial<Record<string, number>>
  readonly #running = new Map<string, { since: number; tests: number }>()
  #timer: NodeJS.Timeout | undefined

  /** @param now ms */
  constructor(
    stages: Stage[],
    lastTime: Partial<Record<string, number>>,
    screen: Screen = process.stdout,
    now: () => number = () => performance.now(),
  ) {
    this.#waiting = new Set(stages.map(({ name }) => name))
    this.#lastTime = lastTime
    this.#screen = screen
    this.#now = now
    this.#began = now()
  }

  /** Starts to report at intervals. */
  begin(): void {
    this.#timer = setInterval(() => this.tell(), this.#screen.isTTY ? EVERY_MS.terminal : EVERY_MS.log)
  }

  onStart = ({ name }: Stage): void => {
    this.#waiting.delete(name)
    this.#running.set(name, { since: this.#now(), tests: 0 })
    if (this.#screen.isTTY) this.tell()
    else this.#print(`  ${this.#elapsed()}  ${name} begins`)
  }

  onOutput = ({ name, test }: Stage, chunk: string): void => {
    const state = this.#running.get(name)
    if (state && test) state.tests += chunk.match(test)?.length ?? 0
  }

  onResult = (result: StageResult): void => {
    this.#waiting.delete(result.stage.name)
    this.#running.delete(result.stage.name)
    this.#print(stageLine(result))
    if (this.#screen.isTTY) this.tell()
  }

  end(): void {
    clearInterval(this.#timer)
    if (this.#screen.isTTY) this.#screen.write(CLEAR_LINE)
  }

  /** Writes the current progress: overwrites the line in a terminal, adds a line to a log. */
  tell(): void {
    const running = [...this.#running].map(([name, { since, tests }]) => {
      const seconds = (this.#now() - since) / 1000
      return [name, tests > 0 && `${tests} tests`, clock(seconds)].filter(Boolean).join(' ')
    })
    const left = this.#waiting.size > 0 ? `then ${[...this.#waiting].join(', ')}` : null
    const line = [this.#elapsed() + this.#stillToCome(), ...running, left].filter(Boolean).join(' · ')
    if (this.#screen.isTTY) this.#screen.write(CLEAR_LINE + line.slice(0, (this.#screen.columns || 80) - 1))
    else this.#print(`  ${line}`)
  }

  #elapsed(): string {
    return clock((this.#now() - this.#began) / 1000)
  }

  /** Estimates the remaining time by the last run, if it included all remaining stages. */
  #stillToCome(): string {
    const left = [
      ...[...this.#waiting].map((name) => this.#lastTime[name] ?? NaN),
      ...[...this.#running].map(([name, { since }]) =>
        Math.max(0, (this.#lastTime[name] ?? NaN) - (this.#now() - since) / 1000),
      ),
    ]
    const seconds = Math.max(...left, left.reduce((sum, one) => sum + one, 0) / 2)
    return Number.isFinite(seconds) ? ` of about ${clock((this.#now() - this.#began) / 1000 + seconds)}` : ''
  }

  #print(text: string): void {
    this.#screen.write(`${this.#screen.isTTY ? CLEAR_LINE : ''}${text}\n`)
  }
}
