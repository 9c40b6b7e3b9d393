import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { cleanUp } from './cleanUp.ts'

export interface Program {
  child: ChildProcess
  /** the next line of its output; fails with what it complained of when it ends first */
  line(): Promise<string>
  /** writes a line to its input */
  say(text: string): void
  /** waits for its end: its exit code, or the signal that ended it */
  ended: Promise<number | NodeJS.Signals | null>
  /** all that it complained of so far */
  complaints(): string
}

export interface ProgramOptions {
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
}

// Reading the server's source takes a process longer than most that a test does with it.
const COMPILED = path.resolve(import.meta.dirname, '../../../node_modules/.cache/programs')

/** Runs a TypeScript program of the repository in a process group of its own, killed after the file's last test. */
export function runProgram(file: string, { args = [], env, cwd }: ProgramOptions = {}): Program {
  const child = spawn(process.execPath, [file, ...args], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    cwd,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  const ended = once(child, 'close').then(
    ([code, signal]) => (signal ?? code) as number | NodeJS.Signals | null,
  )
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  cleanUp(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  })
  return {
    child,
    async line() {
      const { value, done } = await lines.next()
      if (done === true) throw new Error(`ended (${await ended}) without a line: ${complaints}`)
      return String(value)
    },
    say: (text) => child.stdin.write(`${text}\n`),
    ended,
    complaints: () => complaints,
  }
}
