import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries } from '../../../server/src/db/embedded/libraries.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('a staged copy of the package, under another name, gets its own links, once', () => {
  const root = temporaryFolder()
  const staged = path.join(root, 'postgresql-0123456789ab')
  fs.mkdirSync(path.join(staged, 'lib'), { recursive: true })
  fs.writeFileSync(path.join(staged, 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  fs.writeFileSync(path.join(staged, 'pg-symlinks.json'), JSON.stringify(links))
  const spare = path.join(root, 'spare')

  expect(linkLibraries(staged, spare)).toEqual([])
  expect(fs.readFileSync(path.join(staged, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  expect(linkLibraries(staged, spare)).toEqual([])
  expect(fs.existsSync(spare)).toBe(false)
})
