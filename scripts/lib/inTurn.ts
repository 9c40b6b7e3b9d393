import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
/** Longer than any work takes: a process that ended without a word may have left its number to another one. */
const ABANDONED_MS = 15 * 60_000

/**
 * Runs something while no other process runs what has the same lock: they wait for each other. One that was killed
 * keeps nobody waiting.
 * @param lock a file that is there while somebody has the turn
 * @param onWait called once, when another has it
 */
export async function inTurn<T>(lock: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
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
    // Moved, not removed: only one of those who find it abandoned gets it.
    const moved = `${lock}.${process.pid}`
    renameSync(lock, moved)
    if (readFileSync(moved, 'utf8') === holder) rmSync(moved)
    // Another was faster, and has the turn by now.
    else renameSync(moved, lock)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return false
}

function isAbandoned(lock: string, holder: string): boolean {
  if (Date.now() - statSync(lock).mtimeMs > ABANDONED_MS) return true
  // Made, and not written yet.
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
