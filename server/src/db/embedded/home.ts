import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../folders.ts'
import { StartError } from '../../startError.ts'
import { canEnter, databaseAccount, type Account } from './account.ts'

/** Where an embedded database lives and who runs it. */
export interface Home {
  /** the folder of everything below; it is ours, so that the database's user can't add files */
  folder: string
  /** PostgreSQL's own data directory */
  data: string
  secretFile: string
  portFile: string
  logFile: string
  /** null: the current user */
  account: Account | null
}

/** Where root's shop puts what the database's user couldn't reach in the project. Only root can write there. */
export const STAGING = '/var/lib/dukani'

/**
 * Finds or makes the home of a data folder's database: `<data folder>/postgres`.
 *
 * When root starts the shop and the database's user can't enter the project (a folder below /root, a private
 * temporary folder), the home is a folder below /var/lib/dukani instead, and the file `<data folder>/postgres-folder`
 * names it, so that it stays the same from start to start, also when the project is moved.
 */
export function findHome(dataDir: string): Home {
  const near = path.join(dataDir, 'postgres')
  const pointer = path.join(dataDir, 'postgres-folder')
  const account = databaseAccount(path.join(near, 'data'))
  makeFolder(dataDir, account === null ? 0o700 : 0o755)
  const far = fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : null
  if (far !== null) {
    if (!fs.existsSync(far)) makeHome(far, account)
    return homeAt(far, databaseAccount(path.join(far, 'data')))
  }
  if (!fs.existsSync(near)) makeHome(near, account)
  if (account === null || canEnter(account, near)) return homeAt(near, account)
  const folder = stagedFolder(dataDir)
  // Moves the data of an earlier start, which could still enter the project.
  execFileSync('mv', [near, `${folder}.part`])
  fs.renameSync(`${folder}.part`, folder)
  if (!canEnter(account, folder)) {
    throw new StartError(
      `PostgreSQL refuses to run as root, and the user it would run as can enter neither ${dataDir} nor ${STAGING}; set DATA_DIR to a folder that every user can enter, or DATABASE_URL.`,
    )
  }
  fs.writeFileSync(pointer, `${folder}\n`)
  return homeAt(folder, account)
}

function homeAt(folder: string, account: Account | null): Home {
  const inside = (name: string) => path.join(folder, name)
  return {
    // The real path, since the database reports the real path of its folder.
    folder: fs.realpathSync(folder),
    data: path.join(fs.realpathSync(folder), 'data'),
    secretFile: inside('secret'),
    portFile: inside('port'),
    logFile: inside('postgres.log'),
    account,
  }
}

function makeHome(folder: string, account: Account | null): void {
  // The database's user must be able to pass through; the private files inside have their own mode.
  makeFolder(folder, account === null ? 0o700 : 0o755)
}

function stagedFolder(dataDir: string): string {
  makeFolder(STAGING, 0o755)
  const project = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 12)
  return path.join(STAGING, `shop-${project}-${randomBytes(4).toString('hex')}`)
}
