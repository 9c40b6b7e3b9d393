import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const run = promisify(execFile)
/** A command that doesn't know of help would start its work. */
const HANGS_MS = 50_000
const PROGRAM = path.join(import.meta.dirname, 'programs/options.ts')
const MANUALS = path.join(import.meta.dirname, 'programs/manuals.ts')

const called = (...args: string[]) => spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' })

describe('a script of ours', () => {
  test('reads its options, and hands on what a tool is to get', () => {
    expect(JSON.parse(called('own', '--many', '--from', 'x').stdout)).toEqual({
      values: { many: true, from: 'x' },
      rest: [],
    })
    expect(JSON.parse(called('tool', '--many', 'cart', '--project', 'phone').stdout)).toEqual({
      values: { many: true },
      rest: ['cart', '--project', 'phone'],
    })
  })

  test.each([['--unknown'], ['word'], ['--from']])(
    'refuses %s with its manual, and does nothing',
    (wrong) => {
      const { status, stdout, stderr } = called('own', wrong)
      expect(status).toBe(2)
      expect(stdout).toBe('')
      expect(stderr).toContain(wrong)
      expect(stderr).toContain('Usage: npm run options')
    },
  )

  test('says with --help what it does and takes', () => {
    const { status, stdout } = called('own', '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('Shows its options.')
    expect(stdout).toMatch(/^ {2}--from PLACE {2}where from$/m)
  })
})

test('every command of ours in package.json says with --help what it does, and does nothing', async () => {
  // What began its work all the same would fail: there is no browser, no database and no port for it.
  const env = {
    ...process.env,
    CHROMIUM_PATH: '/nothing',
    DATABASE_URL: 'postgres://shop@localhost:1/nothing',
    PORT: '-1',
  }
  const { stdout } = await run(process.execPath, [MANUALS], { env, timeout: HANGS_MS })
  const manuals = JSON.parse(stdout) as Record<string, string>
  const ours = Object.entries(manifest.scripts).filter(([, command]) => command.startsWith('node '))
  expect(Object.keys(manuals)).toEqual(ours.map(([name]) => name))
  for (const [name, manual] of Object.entries(manuals)) expect(manual, name).toMatch(/^usage: /i)
})
