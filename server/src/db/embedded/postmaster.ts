import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Home } from './home.ts'

/** What `postmaster.pid` says about the process that serves a data directory, or served it before it was killed. */
export interface Postmaster {
  pid: number
  port: number
}

/** @returns null without the file; pid and port are NaN while it is being written, or when a crash cut it short */
export function readPostmaster(data: string): Postmaster | null {
  try {
    const [pid = '', , , port = ''] = fs.readFileSync(pidFile(data), 'utf8').split('\n')
    return { pid: pid === '' ? NaN : Number(pid), port: port === '' ? NaN : Number(port) }
  } catch {
    return null
  }
}

/** Removes the file of a killed postmaster; with it the next one would wait for an unrelated process. */
export function forgetPostmaster(data: string): void {
  fs.rmSync(pidFile(data), { force: true })
}

/**
 * Whether a process is a living PostgreSQL that may serve this data directory.
 * A process with that id proves nothing: a killed postmaster stays a zombie below a parent that never reaps it (a
 * container's first process), and after a container's restart the id can belong to any process. `true` is certain on
 * Linux and macOS; on Windows it only means some PostgreSQL, so the caller verifies it by connecting.
 */
export function servesData(pid: number, home: Home): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (process.platform === 'linux') return servesOnLinux(pid, home)
  if (process.platform === 'win32') {
    return /postgres/i.test(output('tasklist', ['/FI', `PID eq ${pid}`, '/NH']))
  }
  const shown = output('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)]).trim()
  return /postgres/.test(shown) && !shown.startsWith('Z') && shown.includes(home.data)
}

function servesOnLinux(pid: number, home: Home): boolean {
  try {
    const [, name = '', state = ''] = /\((.*)\) (\S)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    if (!name.startsWith('postgres') || state === 'Z' || state === 'X') return false
  } catch {
    return false
  }
  // A postmaster works in its data directory.
  return workingFolder(pid, home.account) === home.data
}

function workingFolder(pid: number, account: Account | null): string {
  const link = `/proc/${pid}/cwd`
  try {
    return fs.readlinkSync(link)
  } catch {
    // A container's root may not look into another user's process; that user may.
    return account === null ? '' : output('readlink', [link], account).trim()
  }
}

function output(command: string, args: string[], account: Account | null = null): string {
  try {
    return execFileSync(command, args, {
      ...account,
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid')
}
