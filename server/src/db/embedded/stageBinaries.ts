import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../folders.ts'
import { StartError } from '../../startError.ts'
import { STAGING } from './home.ts'

/**
 * A copy of the package's PostgreSQL that every user can run, for a project that the database's user can't enter.
 * Stored below /var/lib/dukani, one for each version, shared by all projects.
 */
export function stageBinaries(native: string): string {
  const manifest = fs.readFileSync(path.join(native, '../package.json'))
  const release = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
  const staged = path.join(STAGING, `postgresql-${release}`)
  if (fs.existsSync(staged)) return staged
  const draft = `${staged}.${randomBytes(4).toString('hex')}`
  try {
    makeFolder(STAGING, 0o755)
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    // A copy that is whole, or none: another start may be doing the same, and this one may be killed.
    fs.renameSync(draft, staged)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (fs.existsSync(staged)) return staged
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `PostgreSQL refuses to run as root, and a copy for another user could not be put into ${STAGING} (${reason}); put the project into a folder that every user can enter, or set DATABASE_URL.`,
      { cause: error },
    )
  }
  return staged
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) openToAll(file)
    else if (entry.isFile()) fs.chmodSync(file, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
