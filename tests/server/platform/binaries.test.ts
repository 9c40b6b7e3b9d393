import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, usualPlaces } from '../../../server/src/db/embedded/binaries.ts'
import { findHome } from '../../../server/src/db/embedded/home.ts'
import { StartError } from '../../../server/src/startError.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const packaged = usualPlaces().packaged ?? ''
const home = findHome(temporaryFolder())

/** The package as npm unpacks it, without its install script: no links between library versions. */
function unpacked(): string {
  const folder = path.join(temporaryFolder(), 'native')
  execFileSync('cp', ['-a', packaged, folder])
  for (const name of fs.readdirSync(path.join(folder, 'lib'))) {
    const file = path.join(folder, 'lib', name)
    if (fs.lstatSync(file).isSymbolicLink()) fs.rmSync(file)
  }
  return folder
}

test('the package works when its install script was not allowed to run', () => {
  const native = unpacked()
  const found = findBinaries(home, { packaged: native, installed: [] })
  expect(found).toMatchObject({ folder: path.join(native, 'bin'), major: 18 })
  expect(found.env).not.toHaveProperty('LD_LIBRARY_PATH')
})

test('the package works where its folder can’t be written', () => {
  const native = unpacked()
  // Also for root, whom no mode stops: the links' folder isn't there to be written to.
  const links = fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')
  const list = JSON.parse(links) as { source: string; target: string }[]
  const locked = list.map(({ source, target }) => ({ source, target: target.replace('/lib/', '/locked/') }))
  fs.writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(locked))
  const found = findBinaries(home, { packaged: native, installed: [] })
  expect(found.folder).toBe(path.join(native, 'bin'))
  expect(found.env['LD_LIBRARY_PATH']).toBe(`${path.join(home.folder, 'lib')}:${path.join(native, 'lib')}`)
})

test('no secret of the shop reaches the database’s environment', () => {
  process.env['SECRET'] = 'canary'
  process.env['PGDATA'] = 'canary'
  const { env } = findBinaries(home)
  delete process.env['SECRET']
  delete process.env['PGDATA']
  expect(Object.values(env)).not.toContain('canary')
})

test('without a package for this platform, an installed PostgreSQL is used', () => {
  const installed = temporaryFolder()
  // The package's own may lie where the database's user can't enter; this is where it can be run.
  const { folder, env } = findBinaries(home)
  const libraries = `LD_LIBRARY_PATH='${env['LD_LIBRARY_PATH'] ?? ''}'`
  for (const name of ['postgres', 'initdb']) {
    fs.writeFileSync(
      path.join(installed, name),
      `#!/bin/sh\n${libraries} exec '${path.join(folder, name)}' "$@"\n`,
      { mode: 0o755 },
    )
    fs.chmodSync(path.join(installed, name), 0o755)
  }
  expect(findBinaries(home, { packaged: null, installed: [installed] })).toMatchObject({
    folder: installed,
    major: 18,
  })
})

test('one that is too old is skipped, and without any there is one sentence that says what to do', () => {
  const old = temporaryFolder()
  fs.writeFileSync(path.join(old, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 14.9"\n')
  const find = (installed: string[]) => () => findBinaries(home, { packaged: null, installed })
  expect(find([old])).toThrow(StartError)
  expect(find([old])).toThrow(
    /^There is no PostgreSQL for .* \(.*postgres is PostgreSQL 14\); install PostgreSQL 15 or later, or set DATABASE_URL/,
  )
  expect(find([])).toThrow(
    /^There is no PostgreSQL for \S+ in node_modules and no usable one on this machine; install/,
  )
})
