import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { program, type Binaries } from './binaries.ts'
import { connectTo } from './connect.ts'
import { explainFailure } from './explainFailure.ts'
import type { Home } from './home.ts'
import { choosePort, forgetPort } from './port.ts'
import { forgetPostmaster, readPostmaster, servesData } from './postmaster.ts'

export interface Running {
  port: number
  /** a session on the database `postgres`, opened to prove that it is ours */
  client: pg.Client
}

export interface LaunchOptions {
  /** keep the port, since pools point to it */
  samePort: boolean
  /** PostgreSQL settings beside the launcher's own */
  settings: Readonly<Record<string, string>>
  signal?: AbortSignal
}

const PATIENCE_MS = 60_000
const STEP_MS = 25

/**
 * Makes sure that this home's database runs: connects to a running one, or else starts one. Any number of processes may
 * do this at once; PostgreSQL lets only one serve the folder, and the others connect to it.
 * @throws StartError when it can't be
 */
export async function launch(home: Home, binaries: Binaries, options: LaunchOptions): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    options.signal?.throwIfAborted()
    const running = (await takeRunning(home, deadline)) ?? (await startOne(home, binaries, options, deadline))
    if (running !== null) return running
    await pause(8 * STEP_MS)
  }
  throw new StartError(
    `The database in ${home.data} was not ready within ${PATIENCE_MS / 1000} seconds; its log is ${home.logFile}.`,
  )
}

/** The database that already runs; null if none does, and then nothing is left of an earlier one. */
async function takeRunning(home: Home, deadline: number): Promise<Running | null> {
  let unreadable = 0
  let silent = 0
  while (Date.now() < deadline) {
    const found = readPostmaster(home.data)
    if (found === null) return null
    if (Number.isNaN(found.port)) {
      // A starting database is still writing it; if it stays like this, a crash cut it short.
      if (unreadable++ * STEP_MS > 3_000) forgetPostmaster(home.data)
    } else if (!servesData(found.pid, home)) {
      forgetPostmaster(home.data)
      return null
    } else {
      const answer = await connectTo(home, found.port)
      if (answer.kind === 'ours') return { port: found.port, client: answer.client }
      if (answer.kind === 'locked') {
        throw new StartError(
          `A database that is running in ${home.data} does not accept the password in ${home.secretFile}; put that file back, or stop the process ${found.pid} and move ${home.folder} away to begin with an empty shop.`,
        )
      }
      // Only on Windows the process can't be identified: if it doesn't answer for a while, it isn't ours.
      if (process.platform === 'win32' && silent++ * STEP_MS > 5_000) forgetPostmaster(home.data)
    }
    await pause(STEP_MS)
  }
  return null
}

/** Starts a database; null if it failed for a reason that passes. */
async function startOne(
  home: Home,
  binaries: Binaries,
  options: LaunchOptions,
  deadline: number,
): Promise<Running | null> {
  const port = await choosePort(home, options.samePort)
  const logStart = openLog(home)
  const child = run(home, binaries, port, options.settings)
  // If the program can't be started, the exit code says so, too.
  child.once('error', () => undefined)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded() && Date.now() < deadline) {
    const answer = await connectTo(home, port)
    if (answer.kind === 'ours') {
      child.unref()
      return { port, client: answer.client }
    }
    if (answer.kind === 'locked') {
      await stop(child)
      throw new StartError(
        `The database in ${home.data} does not accept the password in ${home.secretFile}; put that file back, or move ${home.folder} away to begin with an empty shop.`,
      )
    }
    await pause(STEP_MS)
  }
  if (!hasEnded()) {
    await stop(child)
    return null
  }
  // pg_ctl (on Windows) exits with 0 once the database is ready.
  if (child.exitCode === 0) return null
  const failure = explainFailure(fs.readFileSync(home.logFile, 'utf8').slice(logStart), home)
  if (failure.kind === 'hopeless') throw new StartError(failure.sentence)
  if (failure.kind === 'port' && !options.samePort) forgetPort(home)
  return null
}

function run(
  home: Home,
  binaries: Binaries,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '100',
    jit: 'off',
    // After a crash: one call for the whole disk and not one for each of a thousand files, which takes seconds.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  if (process.platform === 'win32') return runOnWindows(home, binaries, ['-p', String(port), ...flags])
  const log = fs.openSync(home.logFile, 'a')
  // Detached: a Ctrl-C in the terminal goes to the shop alone, which drains first and then stops the database.
  const child = spawn(program(binaries, 'postgres'), ['-D', home.data, '-p', String(port), ...flags], {
    ...home.account,
    env: binaries.env,
    cwd: home.folder,
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  return child
}

/** By pg_ctl, which gives up an administrator's rights first: PostgreSQL on Windows refuses to run with them. */
function runOnWindows(home: Home, binaries: Binaries, flags: readonly string[]): ChildProcess {
  // pg_ctl waits until the database is ready or has failed, so its exit means the same as a postmaster's elsewhere.
  const options = flags.map((flag) => (/[\s"]|=$/.test(flag) ? `"${flag}"` : flag)).join(' ')
  const child = spawn(
    program(binaries, 'pg_ctl'),
    ['start', '-w', '-D', home.data, '-l', home.logFile, '-o', options],
    {
      env: binaries.env,
      cwd: home.folder,
      // Without a console, so that a Ctrl-C in ours doesn't reach it.
      detached: true,
      windowsHide: true,
      stdio: 'ignore',
    },
  )
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  await Promise.race([exit, pause(10_000, undefined, { ref: false })])
}

const LOG_LIMIT = 1_000_000

/** Opens the log, and empties one that has grown too large. @returns where this start's output begins */
function openLog(home: Home): number {
  const size = fs.statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) fs.truncateSync(home.logFile)
  const log = fs.openSync(home.logFile, 'a', 0o600)
  fs.closeSync(log)
  return fs.readFileSync(home.logFile, 'utf8').length
}
