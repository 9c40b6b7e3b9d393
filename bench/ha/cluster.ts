import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { createMachine, deployed, NAMES, type Machine, type Name } from './machine.ts'

/** Patroni's port. */
const PATRONI = 8008
const LIMIT_MS = 180_000

/** A machine as Patroni describes it at `GET /cluster`. */
interface Member {
  name: Name
  role: 'leader' | 'replica' | 'sync_standby'
  state: string
  /** bytes of the primary's log that it has not replayed; text if unknown */
  lag?: number | string
}

export interface Cluster {
  machines: readonly Machine[]
  /** the shop's databases through HAProxy: the primary, and the replicas */
  url: string
  readUrl: string
  /** Waits until the cluster is healthy: a primary, a synchronous replica, and no replica that lags. */
  healthy: () => Promise<{ primary: Machine; synchronous: Machine }>
  /** Asks Patroni for a switchover, and waits until it is done. */
  switchOver: () => Promise<void>
  /** Runs a statement on a machine's PostgreSQL as superuser, without HAProxy. */
  query: (machine: Machine, sql: string) => Promise<pg.QueryResult>
  stop: () => Promise<void>
}

/**
 * Starts three machines, HAProxy, and the shop's empty database.
 * @param folder to be created, for everything
 * @throws when they are not healthy within three minutes
 */
export async function startCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  // The user postgres needs access to it.
  for (const each of [path.dirname(folder), folder]) chmodSync(each, 0o711)
  const machines = NAMES.map((name) => createMachine(name, path.join(folder, name)))
  for (const machine of machines) machine.start()
  const haproxy = startHaproxy(folder)
  const [first] = machines
  if (first === undefined) throw new Error('no machine')
  const stop = async () => {
    await haproxy.stop()
    await Promise.all(machines.map((machine) => machine.stop()))
  }
  const cluster: Cluster = {
    machines,
    url: `postgres://shop:shop@127.0.0.1:5000/shop`,
    readUrl: `postgres://shop:shop@127.0.0.1:5001/shop`,
    healthy: () => untilHealthy(machines),
    switchOver: async () => {
      const args = ['-c', path.join(folder, first.name, 'patroni.yml'), 'switchover', '--force']
      const environment = { ...process.env, ...first.settings, LC_ALL: 'C.UTF-8' }
      await promisify(execFile)('patronictl', args, { env: environment })
    },
    query: (machine, sql) => query(machine, 'postgres', sql),
    stop,
  }
  try {
    const { primary } = await cluster.healthy()
    await query(primary, 'postgres', `create role shop login password 'shop'`)
    await query(primary, 'postgres', `create database shop owner shop encoding 'UTF8' template template0`)
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

async function query(machine: Machine, database: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({
    ...{ host: machine.address, port: 5432, database },
    ...{ user: 'postgres', password: machine.settings.PATRONI_SUPERUSER_PASSWORD },
  })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

async function untilHealthy(
  machines: readonly Machine[],
): Promise<{ primary: Machine; synchronous: Machine }> {
  const began = performance.now()
  for (;;) {
    const members = await membersOf(machines)
    const named = (role: Member['role']) =>
      machines.find(({ name }) => members.some((member) => member.role === role && member.name === name))
    const [primary, synchronous] = [named('leader'), named('sync_standby')]
    const follow = members.filter(({ state, lag }) => ['running', 'streaming'].includes(state) && lag === 0)
    if (primary !== undefined && synchronous !== undefined && follow.length === machines.length - 1)
      return { primary, synchronous }
    if (performance.now() - began > LIMIT_MS)
      throw new Error(`the machines are not healthy after ${LIMIT_MS} ms: ${JSON.stringify(members)}`)
    await pause(250)
  }
}

/** The members, as the first Patroni that answers lists them. */
async function membersOf(machines: readonly Machine[]): Promise<Member[]> {
  for (const { address } of machines) {
    try {
      const answer = await fetch(`http://${address}:${PATRONI}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      })
      return ((await answer.json()) as { members?: Member[] }).members ?? []
    } catch {
      // It may be down. Each Patroni knows all members.
    }
  }
  return []
}

function startHaproxy(folder: string): { stop: () => Promise<void> } {
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, deployed('haproxy.cfg'))
  // haproxy is in /usr/sbin.
  const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: environment,
    stdio: ['ignore', 'ignore', process.env.VERBOSE === undefined ? 'ignore' : 'inherit'],
  })
  return {
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
