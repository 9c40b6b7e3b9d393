import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { dataDirs } from '../support/dataDirs.ts'
import { runProgram } from '../support/program.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { eachRow } from '../support/eachRow.ts'

// Whole processes start here, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 })

const dirs = dataDirs()
const USE = path.join(import.meta.dirname, 'programs/useDatabase.ts')

const inData = (dataDir: string, name: string) => path.join(dataDir, 'postgres/data', name)

test('a damaged data folder is reported in one sentence that says what to do', () =>
  eachRow<[string, (dataDir: string) => void, RegExp]>(
    [
      [
        'whose control file is gone',
        (dataDir) => fs.rmSync(inData(dataDir, 'global/pg_control')),
        /^The database in .* is damaged \(.*pg_control.*\); put a backup of .* back, or move that folder away/,
      ],
      [
        'whose control file is garbage',
        (dataDir) => fs.writeFileSync(inData(dataDir, 'global/pg_control'), 'x'.repeat(8192)),
        /^The database in .* is damaged \(.*\); put a backup of/,
      ],
      [
        'whose journal is gone',
        (dataDir) => {
          fs.rmSync(inData(dataDir, 'pg_wal'), { recursive: true })
          fs.mkdirSync(inData(dataDir, 'pg_wal'), { mode: 0o777 })
          fs.chmodSync(inData(dataDir, 'pg_wal'), 0o777)
        },
        /^The database in .* is damaged \(.*checkpoint.*\); put a backup of/,
      ],
      [
        'whose settings are gone',
        (dataDir) => fs.rmSync(inData(dataDir, 'postgresql.conf')),
        /^The database in .* is damaged \(.*postgresql\.conf.*\); put a backup of/,
      ],
      [
        'without a version',
        (dataDir) => fs.rmSync(inData(dataDir, 'PG_VERSION')),
        /^The database in .* is damaged \(it has no valid PG_VERSION\); put a backup of/,
      ],
      [
        'of another PostgreSQL',
        (dataDir) => fs.writeFileSync(inData(dataDir, 'PG_VERSION'), '17\n'),
        /^The database in .* was made by PostgreSQL 17 and this release contains 18; export the products with the earlier/,
      ],
      [
        'whose password file was exchanged',
        (dataDir) => fs.writeFileSync(path.join(dataDir, 'postgres/secret'), 'another\n'),
        /^The database in .* does not accept the password in .*secret; put that file back, or move/,
      ],
    ],
    async (_what, damage, sentence) => {
      const dataDir = dirs.next()
      damage(dataDir)
      const program = runProgram(USE, { args: [dataDir] })
      expect(await program.ended).toBe(1)
      expect(program.complaints()).toMatch(sentence)
      expect(program.complaints().trimEnd()).not.toContain('\n')
      expect(fs.existsSync(inData(dataDir, 'postmaster.pid'))).toBe(false)
    },
  ))

test('a data folder that is a file is reported in one sentence that says what to do', async () => {
  const dataDir = path.join(temporaryFolder(), 'file')
  fs.writeFileSync(dataDir, '')
  const program = runProgram(USE, { args: [dataDir] })
  expect(await program.ended).toBe(1)
  expect(program.complaints()).toMatch(
    /^The data folder .* can't be used \(.*\); set DATA_DIR to a writable folder\.\n$/,
  )
})
