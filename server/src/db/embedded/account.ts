import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { StartError } from '../../startError.ts'

/** The user that the database runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The user to run the database as, or null for the one we are. PostgreSQL refuses to run as root, so root's shop runs
 * it as the owner of its data, else as `postgres`, else as `nobody`.
 */
export function databaseAccount(dataFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = fs.statSync(dataFolder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = userNamed('postgres') ?? userNamed('_postgres') ?? userNamed('nobody')
  if (account === null) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as; start the shop as another user, or set DATABASE_URL.',
    )
  }
  const allowed = spawnSync('/bin/sh', ['-c', ':'], { ...account, cwd: '/' })
  if (allowed.error !== undefined) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and root can’t switch to another user here; start the shop as another user, or set DATABASE_URL.',
    )
  }
  return account
}

/** Whether that user can enter a folder. The system itself is asked, since modes, ACLs and mounts all count. */
export function canEnter(account: Account, folder: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' })
  return probe.status === 0
}

function userNamed(name: string): Account | null {
  try {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    return uid === 0 ? null : { uid, gid }
  } catch {
    return null
  }
}

function idOf(flag: '-u' | '-g', name: string): number {
  const text = execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  // macOS prints the id of `nobody` (-2) as an unsigned number; `spawn` takes a signed one.
  return Number(text) | 0
}
