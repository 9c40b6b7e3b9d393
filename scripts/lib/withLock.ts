import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
/** A lock this old is abandoned: the process id may belong to another process by now. */
const ABANDONED_MS = 15 * 60_000

/**
 * Runs a function while holding a lock file. Other processes with the same lock wait. The lock of a killed process is
 * ignored.
 * @param lock path of the lock file
 * @param onWait called once, if another process has the lock
 */
export async function withLock<T>(lock: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  mkdirSync(path.dirname(lock), { recursive: true })
  let tell = onWait
  while (!take(lock)) {
    tell?.()
    tell = undefined
    await pause(LOOK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    const holder = readFileSync(lock, 'utf8')
    if (!isAbandoned(lock, holder)) return false
    // Renamed, not removed, so that only one of the waiting processes takes it over.
    const moved = `${lock}.${process.pid}`
    renameSync(lock, moved)
    if (readFileSync(moved, 'utf8') === holder) rmSync(moved)
    // Another process was faster.
    else renameSync(moved, lock)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return false
}

function isAbandoned(lock: string, holder: string): boolean {
  if (Date.now() - statSync(lock).mtimeMs > ABANDONED_MS) return true
  // The file is created, but not written yet.
  if (holder === '') return false
  return Number(holder) === process.pid || !isAlive(Number(holder))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
