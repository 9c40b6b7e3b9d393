import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { storedText } from '../../config/storedSecret.ts'
import { makeFolder } from '../../folders.ts'
import { StartError } from '../../startError.ts'
import { program, type Binaries } from './binaries.ts'
import type { Home } from './home.ts'

/** The database's owner, and the only one who can log in. */
export const OWNER = 'dukani'

/** The owner's random password, in a file that only the home's user (and root) can read. */
export function ownerPassword(home: Home): string {
  return storedText(home.secretFile, () => randomBytes(24).toString('hex'))
}

/**
 * Creates the data directory if there is none. It is created under another name and then renamed, so that a killed
 * process leaves nothing half-made, and of two at once one wins.
 * @throws StartError for a folder that is no data directory, or another PostgreSQL's
 */
export async function initialise(home: Home, binaries: Binaries): Promise<void> {
  clearDrafts(home)
  if (isEmptyOrAbsent(home.data)) await create(home, binaries)
  const versionFile = path.join(home.data, 'PG_VERSION')
  const version = fs.existsSync(versionFile) ? fs.readFileSync(versionFile, 'utf8').trim() : ''
  if (!/^\d+$/.test(version)) {
    throw new StartError(
      `The database in ${home.data} is damaged (it has no valid PG_VERSION); put a backup of ${home.folder} back, or move that folder away to begin with an empty shop.`,
    )
  }
  if (Number(version) !== binaries.major) {
    throw new StartError(
      `The database in ${home.data} was made by PostgreSQL ${version} and this release contains ${binaries.major}; export the products with the earlier release (npm run shop -- export products.csv), move ${home.folder} away, start this one and import the file.`,
    )
  }
}

async function create(home: Home, binaries: Binaries): Promise<void> {
  const draft = path.join(home.folder, `data.init-${process.pid}`)
  const passwordFile = path.join(home.folder, `password-${process.pid}`)
  try {
    makeFolder(draft, 0o700)
    fs.writeFileSync(passwordFile, `${ownerPassword(home)}\n`, { mode: 0o600 })
    if (home.account !== null) {
      for (const file of [draft, passwordFile]) fs.chownSync(file, home.account.uid, home.account.gid)
    }
    await runInitdb(home, binaries, draft, passwordFile)
    moveInto(draft, home.data)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
    fs.rmSync(passwordFile, { force: true })
  }
}

async function runInitdb(home: Home, binaries: Binaries, draft: string, passwordFile: string): Promise<void> {
  // The builtin locale sorts and lowercases Georgian the same on every system. Before version 17 there is none.
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : [process.platform === 'darwin' ? '--locale=en_US.UTF-8' : '--locale=C.UTF-8']
  const args = [
    `--pgdata=${draft}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...locale,
  ]
  const failure = await failureOf(program(binaries, 'initdb'), args, home, binaries)
  if (failure === null) return
  throw new StartError(
    `The database could not be created in ${home.folder} (${failure}); check that the disk has space and the folder is writable, or set DATA_DIR to another folder.`,
  )
}

/** Runs a program. @returns what it wrote to stderr when it failed; null on success */
function failureOf(
  file: string,
  args: readonly string[],
  home: Home,
  { env }: Binaries,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...home.account,
      env,
      cwd: home.folder,
      // Only we handle a Ctrl-C in the terminal.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => {
      const lines = said.trim().split('\n')
      resolve(
        code === 0 ? null : (lines.find((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? ''),
      )
    })
  })
}

function moveInto(draft: string, data: string): void {
  try {
    fs.renameSync(draft, data)
  } catch (error) {
    // Another process finished first, so its directory is used.
    if (isEmptyOrAbsent(data)) throw error
  }
}

/**
 * Removes the drafts of killed starts. Runs at every start, since the initdb of a killed start may go on for a moment.
 * A running start's draft stays; a draft with our own process id is always a leftover.
 */
function clearDrafts(home: Home): void {
  for (const name of fs.readdirSync(home.folder)) {
    const pid = /^(?:data\.init|password)-(\d+)$/.exec(name)?.[1]
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    fs.rmSync(path.join(home.folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isEmptyOrAbsent(folder: string): boolean {
  return !fs.existsSync(folder) || fs.readdirSync(folder).length === 0
}
