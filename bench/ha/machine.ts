import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { treeOf } from '../memory.ts'
import { projectDir } from '../shop.ts'

export const NAMES = ['one', 'two', 'three'] as const
export type Name = (typeof NAMES)[number]

/** The prefix of the machines' addresses in deploy/ha, and the one that replaces it in this bench. */
const NETWORKS = ['10.0.0.', '127.0.77.'] as const

const STOP_MS = 15_000

/** A simulated machine: etcd, Patroni and PostgreSQL on a loopback address of its own. */
export interface Machine {
  name: Name
  address: string
  /** its variables, as in deploy/ha/machine.env */
  settings: NodeJS.Dict<string>
  /** Starts etcd and Patroni, which starts PostgreSQL. Doesn't wait until they are ready. */
  start: () => void
  /** Sends a signal to all of its processes at once. `SIGKILL` simulates a loss of power. */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void
  /** Ends Patroni, which ends PostgreSQL, and kills the remaining processes. */
  stop: () => Promise<void>
}

/** A file of deploy/ha with the addresses of this bench. */
export function deployed(file: string): string {
  return readFileSync(path.join(projectDir, 'deploy/ha', file), 'utf8').replaceAll(...NETWORKS)
}

/**
 * A machine that runs the files of deploy/ha.
 * @param folder of its own, which its processes can enter
 */
export function createMachine(name: Name, folder: string): Machine {
  const address = `${NETWORKS[1]}${NAMES.indexOf(name) + 1}`
  mkdirSync(folder)
  const account = postgresAccount()
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const data = path.join(folder, 'data')
  const settings: NodeJS.Dict<string> = {
    ...settingsOf(name, address),
    ETCD_DATA_DIR: path.join(folder, 'etcd'),
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
  }
  const file = path.join(folder, 'patroni.yml')
  // Three PostgreSQL servers with the same port can't share a socket folder. All connections come from 127.0.0.1.
  const text = deployed('patroni.yml').replace('/var/run/postgresql', folder)
  writeFileSync(file, text.replaceAll(`${NETWORKS[1]}0/24`, '127.0.0.0/8'))
  const programs: ChildProcess[] = []
  const run = (program: string, args: string[]) => {
    const log = openSync(path.join(folder, `${program}.log`), 'a')
    const environment = { PATH: `/usr/bin:${process.env.PATH}`, HOME: folder, LC_ALL: 'C.UTF-8', ...settings }
    const options = { cwd: folder, env: environment, ...account }
    programs.push(spawn(program, args, { ...options, stdio: ['ignore', log, log] }))
  }
  const running = () => {
    const postmaster = path.join(data, 'postmaster.pid')
    const first = existsSync(postmaster) ? Number(readFileSync(postmaster, 'utf8').split('\n')[0]) : 0
    return [...programs.map(({ pid = 0 }) => pid), first].filter((pid) => pid > 0).flatMap(treeOf)
  }
  const signal: Machine['signal'] = (kind) => {
    for (const pid of running()) {
      try {
        process.kill(pid, kind)
      } catch (error) {
        // The process may have ended together with its parent.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }
  return {
    name,
    address,
    settings,
    start: () => {
      programs.length = 0
      run('etcd', [])
      run('patroni', [file])
    },
    signal,
    stop: async () => {
      const [, patroni] = programs
      // Patroni may be stopped by SIGSTOP, and ignores other signals until it continues.
      signal('SIGCONT')
      if (patroni?.exitCode === null && patroni.signalCode === null) {
        const ended = once(patroni, 'exit')
        patroni.kill('SIGTERM')
        await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })])
      }
      signal('SIGKILL')
    },
  }
}

/** The account `postgres`, since PostgreSQL and Patroni refuse to run as root; null when the bench doesn't run as root. */
function postgresAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The variables of deploy/ha/machine.env, which are the first machine's, changed for another machine. */
function settingsOf(name: Name, address: string): NodeJS.Dict<string> {
  const isListOfAll = (line: string) => line.includes('.1:') && line.includes('.2:')
  const lines = deployed('machine.env')
    .split('\n')
    .map((line) =>
      isListOfAll(line) ? line : line.replace(`${NETWORKS[1]}1`, address).replace(/=one$/, `=${name}`),
    )
  return parseEnv(lines.join('\n'))
}
