import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from '../../scripts/lib/withLock.ts'
import { runNode } from '../../scripts/lib/processes.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const PROGRAM = path.join(import.meta.dirname, 'programs/turn.ts')

/** A process that came to its end by now. */
const ended = () => String(spawnSync(process.execPath, ['--version']).pid)

test('processes that want the same turn at once have it one after the other', async () => {
  const root = temporaryTree({ notes: '' })
  const [lock, notes] = [path.join(root, 'dist/.turn'), path.join(root, 'notes')]
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => runNode([PROGRAM, lock, notes], { onOutput: () => {} })),
  )
  expect(codes).toEqual([0, 0, 0, 0])
  expect(readFileSync(notes, 'utf8')).toBe('in\nout\n'.repeat(4))
  expect(readdirSync(path.dirname(lock))).toEqual([])
})

test('a process that waits says so once, and starts when the other is done', async () => {
  const root = temporaryTree({ '.turn': String(process.ppid), notes: '' })
  const lock = path.join(root, '.turn')
  const said: string[] = []
  const other = runNode([PROGRAM, lock, path.join(root, 'notes')], {
    onOutput: (text) => {
      said.push(text)
      writeFileSync(lock, ended())
    },
  })
  expect(await other).toBe(0)
  expect(said).toEqual(['waits\n'])
})

test.each([
  ['of a process that was killed', () => ended(), 0],
  ['of an earlier process of the same number', () => String(process.pid), 0],
  ['that is far older than any work takes', () => String(process.ppid), 3_600_000],
])('a lock %s keeps nobody waiting', async (_, holder, age) => {
  const lock = path.join(temporaryTree({ '.turn': holder() }), '.turn')
  const since = new Date(Date.now() - age)
  utimesSync(lock, since, since)
  expect(await withLock(lock, () => Promise.resolve(existsSync(lock)))).toBe(true)
  expect(existsSync(lock)).toBe(false)
})

test('work that fails gives its turn up', async () => {
  const lock = path.join(temporaryTree({}), '.turn')
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
