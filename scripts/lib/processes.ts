import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { projectDir } from './tools.ts'

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** @default the project's folder */
  cwd?: string
  /** called with all output; without it the output goes to the terminal */
  onOutput?: (chunk: string) => void
}

const running = new Set<ChildProcess>()
const onWindows = process.platform === 'win32'

/** Environment of child processes: this Node comes first in PATH. */
const childEnvironment = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [path.join(projectDir, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  ...env,
})

/** Starts a Node program in its own process group, so that it can be stopped with its children. */
export function startNode(
  args: string[],
  { env, cwd = projectDir, onOutput }: RunOptions = {},
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: childEnvironment(env),
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: !onWindows,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    if (onOutput) stream?.on('data', onOutput)
  }
  return child
}

/** Waits until a program ends. Returns its exit code, or 1 after a signal. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      resolve(code ?? 1)
    })
  })
}

/** Runs a Node program and waits until it ends. */
export const runNode = (args: string[], options?: RunOptions) => exitOf(startNode(args, options))

/** Stops a program and its children. */
export function stopTree(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended meanwhile.
  }
}

const GRACE_MS = 15_000

// One Ctrl-C can arrive twice: from the terminal and from npm.
const SAME_PRESS_MS = 500

/**
 * Makes Ctrl-C and SIGTERM stop all started programs and then this process. A second signal stops immediately.
 * @returns removes the handlers
 */
export function stopChildrenOnSignals(): () => void {
  let askedAt: number | null = null
  const stopAll = (signal: NodeJS.Signals) => {
    for (const child of running) stopTree(child, signal)
  }
  const onSignal = (signal: NodeJS.Signals) => {
    const code = signal === 'SIGINT' ? 130 : 143
    if (running.size === 0) process.exit(code)
    if (askedAt === null) {
      askedAt = performance.now()
      // SIGINT, because Playwright stops its web server only then.
      stopAll('SIGINT')
      void Promise.all([...running].map(exitOf)).then(() => process.exit(code))
      setTimeout(() => {
        stopAll('SIGKILL')
        process.exit(code)
      }, GRACE_MS).unref()
    } else if (performance.now() - askedAt > SAME_PRESS_MS) {
      stopAll('SIGKILL')
      process.exit(code)
    }
  }
  // Lets servers shut down their database, however this process ends.
  const onExit = () => {
    stopAll('SIGTERM')
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('exit', onExit)
  return () => {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    process.off('exit', onExit)
  }
}
