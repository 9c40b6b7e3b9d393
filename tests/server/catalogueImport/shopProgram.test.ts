import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { exportCommand } from '../../../server/src/cli/commands/export.ts'
import { importCommand } from '../../../server/src/cli/commands/import.ts'
import { runShop } from '../../../server/src/cli/runShop.ts'
import { openDatabase } from '../../../server/src/db/database.ts'
import { startEmbedded } from '../../../server/src/db/embedded/embedded.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { csvOf, plainRow } from './support/csv.ts'
import { testFolder } from './support/folder.ts'
import { pictureServer } from './support/pictureServer.ts'
import { catalogueOf } from './support/shop.ts'
import { eachRow } from '../support/eachRow.ts'

// Each call starts a process, and some start a database.
vi.setConfig({ testTimeout: 120_000 })

const SHOP = join(import.meta.dirname, '../../../server/src/cli/shop.ts')
const FIXTURE = join(import.meta.dirname, 'fixture.csv')

const { db, url } = await testDatabase()
const folder = await testFolder()
// As root, the embedded database runs as another user, who has to get in.
await chmod(folder.path, 0o755)

let askedForSlow = () => undefined as void
const slow = new Promise<void>((resolve) => {
  askedForSlow = resolve
})
const { origin } = await pictureServer({
  '/slow.png': () => {
    askedForSlow()
  },
})

function start(argv: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [SHOP, ...argv], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder.path, 'data'), ...env },
  })
  let out = ''
  let notice = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (notice += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; notice: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, out, notice })
    })
  })
  return { child, ended }
}

const shop = (argv: readonly string[], env: Readonly<Record<string, string>> = { DATABASE_URL: url }) =>
  start(argv, env).ended

test('import and export work on the database of DATABASE_URL', async () => {
  const imported = await shop(['import', FIXTURE, '--no-fetch'])
  expect(imported).toMatchObject({ code: 3 })
  expect(imported.out).toMatch(/^Products: {7}5 added, 0 changed, 0 unchanged, 2 refused; 1 hidden$/m)
  expect(imported.notice).toContain('Products: 7 of 7')
  const file = join(folder.path, 'export.csv')
  expect(await shop(['export', file])).toEqual({ code: 0, out: '', notice: '5 products written.\n' })
  const { code, out } = await shop(['export'])
  expect(code).toBe(0)
  expect(out).toBe(await readFile(file, 'utf8'))
  const again = await shop(['import', file])
  expect(again).toMatchObject({ code: 0 })
  expect(again.out).toContain('0 added, 0 changed, 5 unchanged, 0 refused')
})

test('a missing file or an unavailable database is reported in a sentence', () =>
  eachRow<[string, string[], Record<string, string>, RegExp]>(
    [
      ['a missing file', ['import', '/nowhere/a.csv'], {}, /^There is no file \/nowhere\/a\.csv\.\n$/],
      [
        'a missing folder',
        ['import', FIXTURE, '--images', '/nowhere'],
        {},
        /^\/nowhere is not a readable folder/,
      ],
      [
        'a place that can not be written',
        ['export', '/nowhere/a.csv'],
        {},
        /^\/nowhere\/a\.csv can't be written \(ENOENT\)\.\n$/,
      ],
      [
        'a database that is away',
        ['export'],
        { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' },
        /^The database does not answer/,
      ],
      [
        'an address that is none',
        ['export'],
        { DATABASE_URL: 'mysql://a' },
        /^DATABASE_URL must be a PostgreSQL address/,
      ],
      [
        'a database without a shop',
        ['export'],
        { DATABASE_URL: url.replace(/[^/]+$/, 'postgres') },
        /run "npm run db:migrate" first/,
      ],
    ],
    async (_what, argv, env, sentence) => {
      for (const [name, value] of Object.entries({ DATABASE_URL: url, DATA_DIR: folder.path, ...env }))
        vi.stubEnv(name, value)
      let out = ''
      let notice = ''
      const code = await runShop([importCommand, exportCommand], argv, {
        out: async (text) => {
          out += text
        },
        notice: (text) => {
          notice += text
        },
        terminal: false,
      })
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(notice).toMatch(sentence)
      expect(notice).not.toMatch(/^ +at /m)
    },
  ))

test('Ctrl-C stops an import and leaves nothing behind', async () => {
  const before = await catalogueOf(db)
  const file = await folder.write(
    'slow.csv',
    csvOf([plainRow({ Handle: 'slow', 'Image Src': `${origin}/slow.png` })]),
  )
  const { child, ended } = start(['import', file, '--allow-private'], { DATABASE_URL: url })
  await slow
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, out: '' })
  expect(await catalogueOf(db)).toEqual(before)
})

test('without DATABASE_URL the command starts the embedded database, or shares it with a running shop', async () => {
  const dataDir = join(folder.path, 'own')
  await mkdir(dataDir)
  const env = { DATA_DIR: dataDir }
  expect(await shop(['import', FIXTURE, '--no-fetch'], env)).toMatchObject({ code: 3 })
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)

  const running = await startEmbedded({ dataDir })
  const database = openDatabase(running.url)
  try {
    expect((await catalogueOf(database.db)).products).toHaveLength(5)
    const file = await folder.write('more.csv', csvOf([plainRow()]))
    expect(await shop(['import', file], env)).toMatchObject({ code: 0 })
    expect((await catalogueOf(database.db)).products).toHaveLength(6)
  } finally {
    await database.close()
    await running.stop()
  }
})
