import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { startEmbedded } from '../../../server/src/db/embedded/embedded.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { databasePid, killDatabase, pidFile } from '../support/databaseProcess.ts'
import { dataDirs } from '../support/dataDirs.ts'
import { runProgram } from '../support/program.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

// Whole processes start here, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 })

const dirs = dataDirs()
const USE = path.join(import.meta.dirname, 'programs/useDatabase.ts')

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

test('the database is durable, with checksums and every commit on the disk, and reachable only from this machine', async () => {
  const dataDir = dirs.next()
  const first = await startEmbedded({ dataDir })
  await ask(first.url, "create table kept as select 'ქართული' as word")
  const [settings] = await ask(
    first.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
      current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listens,
      current_setting('password_encryption') as passwords, lower('ᲗᲑᲘᲚᲘᲡᲘ') as lowered`,
  )
  expect(settings).toEqual({
    ...{ fsync: 'on', commits: 'on', checksums: 'on', listens: '127.0.0.1', passwords: 'scram-sha-256' },
    lowered: 'თბილისი',
  })
  await first.stop()
  expect(databasePid(dataDir)).toBeNull()

  const second = await dirs.start(dataDir)
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'ქართული' }])
})

test('its password is random, private to its user, and required', async () => {
  const dataDir = dirs.next()
  const { url } = await dirs.start(dataDir)
  const { password } = new URL(url)
  expect(password).toMatch(/^[0-9a-f]{48}$/)
  expect(fs.statSync(path.join(dataDir, 'postgres/secret')).mode & 0o777).toBe(0o600)
  const guessed = new URL(url)
  guessed.password = 'postgres'
  await expect(ask(guessed.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('several processes share one database, and the last one to end stops it', async () => {
  const dataDir = dirs.next()
  // At once, so that all of them try to start it.
  const users = [1, 2, 3].map(() => runProgram(USE, { args: [dataDir] }))
  const urls = await Promise.all(users.map((user) => user.line()))
  expect(new Set(urls).size).toBe(1)
  const [url = ''] = urls
  for (const user of users) {
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    user.say('leave')
    expect(await user.line()).toBe('left')
  }
  expect(databasePid(dataDir)).toBeNull()
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('processes that end at the same moment leave nothing running', async () => {
  const dataDir = dirs.next()
  const users = [1, 2, 3].map(() => runProgram(USE, { args: [dataDir] }))
  await Promise.all(users.map((user) => user.line()))
  for (const user of users) user.say('leave')
  expect(await Promise.all(users.map((user) => user.ended))).toEqual([0, 0, 0])
  expect(databasePid(dataDir)).toBeNull()
})

test('a process that is killed leaves the database running for the next one, which then stops it', async () => {
  const dataDir = dirs.next()
  const killed = runProgram(USE, { args: [dataDir] })
  const url = await killed.line()
  const pid = databasePid(dataDir)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  const next = await startEmbedded({ dataDir })
  expect([next.url, databasePid(dataDir)]).toEqual([url, pid])
  await next.stop()
  expect(databasePid(dataDir)).toBeNull()
})

/** What a database's folder holds, but for the links to libraries, which only a copied PostgreSQL needs. */
const kept = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name !== 'lib')
    .sort()

test('two first starts at once create one database', async () => {
  const dataDir = dirs.absent()
  const users = [1, 2].map(() => runProgram(USE, { args: [dataDir] }))
  const [one, other] = await Promise.all(users.map((user) => user.line()))
  expect(one).toBe(other)
  for (const user of users) user.say('leave')
  await Promise.all(users.map((user) => user.ended))
  expect(kept(path.join(dataDir, 'postgres'))).toEqual(['data', 'port', 'postgres.log', 'secret'])
})

/** Whether a running program was started with this text. Linux alone can say so. */
const isNamedByAProcess = (text: string) =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => commandLine(pid).includes(text))

// A process may end between being listed and being read.
function commandLine(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('a first start that is killed midway leaves nothing incomplete', async () => {
  const dataDir = dirs.absent()
  const home = path.join(dataDir, 'postgres')
  const killed = runProgram(USE, { args: [dataDir] })
  const draft = await seen(
    () => fs.existsSync(home) && fs.readdirSync(home).find((name) => /^data\.init/.test(name)),
  )
  const canLook = process.platform === 'linux'
  if (canLook) await seen(() => isNamedByAProcess(String(draft)))
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(fs.existsSync(path.join(home, 'data'))).toBe(false)
  expect(fs.readdirSync(home)).toContain(draft)
  // What it had started goes on by itself for a moment, and would make the draft again.
  if (canLook) await seen(() => !isNamedByAProcess(String(draft)))

  const { url } = await dirs.start(dataDir)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(kept(home)).toEqual(['data', 'port', 'postgres.log', 'secret'])
})

test('a stale postmaster.pid does not prevent a start, whatever it contains', () =>
  eachRow(
    [
      ['a process that is gone', () => 2 ** 22 + 1],
      ['a process that is no database', () => process.pid],
      ['another database', () => otherDatabasePid()],
      ['a zombie', () => zombiePid()],
    ],
    async (_what, pidOf) => {
      const dataDir = dirs.next()
      await (await startEmbedded({ dataDir })).stop()
      const pid = await pidOf()
      const data = path.join(dataDir, 'postgres/data')
      const port = fs.readFileSync(path.join(dataDir, 'postgres/port'), 'utf8').trim()
      fs.writeFileSync(pidFile(dataDir), `${pid}\n${data}\n1700000000\n${port}\n\n127.0.0.1\n`)
      const { url } = await dirs.start(dataDir)
      expect(databasePid(dataDir)).not.toBe(pid)
      expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
  ))

test('a postmaster.pid that is empty after a power cut does not prevent a start', async () => {
  const dataDir = dirs.next()
  fs.writeFileSync(pidFile(dataDir), '')
  const { url } = await dirs.start(dataDir)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('if it is killed, alone or with all of its processes, it is restarted on the same port', () =>
  eachOf(['first', 'all'], async (which) => {
    const dataDir = dirs.next()
    const { url } = await dirs.start(dataDir)
    const pid = databasePid(dataDir)
    killDatabase(dataDir, which)
    await seen(() => databasePid(dataDir) !== null && databasePid(dataDir) !== pid)
    await seen(() => ask(url, 'select 1').catch(() => null))
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  }))

test('ending while the database is down works, and leaves no database running', async () => {
  const dataDir = dirs.next()
  const embedded = await startEmbedded({ dataDir })
  killDatabase(dataDir)
  await embedded.stop()
  // A killed process is there until the system has taken note of its end.
  await seen(() => databasePid(dataDir) === null || !isAlive(databasePid(dataDir) ?? 0))
  expect(await ask(embedded.url, 'select 1').catch(() => 'not running')).toBe('not running')
})

test('if the port is in use meanwhile, another one is chosen', async () => {
  const dataDir = dirs.next()
  const taken = new URL(inject('templateDatabaseUrl')).port
  fs.writeFileSync(path.join(dataDir, 'postgres/port'), `${taken}\n`)
  const { url } = await dirs.start(dataDir)
  expect(new URL(url).port).not.toBe(taken)
})

async function seen<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  for (;;) {
    const value = await look()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function otherDatabasePid(): Promise<number> {
  const rows = await ask<{ folder: string }>(
    inject('templateDatabaseUrl'),
    "select current_setting('data_directory') as folder",
  )
  return Number(fs.readFileSync(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** A dead PostgreSQL, by its name, whose parent never asks for it, as below a container's first process. */
async function zombiePid(): Promise<number> {
  const dead = path.join(temporaryFolder(), 'postgres')
  fs.symlinkSync('/bin/true', dead)
  // The shell becomes `sleep`, which knows nothing of the child that it started as a shell.
  const parent = spawn('/bin/sh', ['-c', '"$0" & echo $!; exec sleep 600', dead], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  cleanUp(() => parent.kill())
  return new Promise((resolve) => {
    parent.stdout.once('data', (text: Buffer) => resolve(Number(text.toString().trim())))
  })
}
