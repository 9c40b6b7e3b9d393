import fs from 'node:fs'
import path from 'node:path'

/** The file that says which process serves a data folder's database. */
export const pidFile = (dataDir: string) => path.join(dataDir, 'postgres/data/postmaster.pid')

/** The process that serves a data folder's database; null when none does. */
export function databasePid(dataDir: string): number | null {
  if (!fs.existsSync(pidFile(dataDir))) return null
  return Number(fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])
}

/** Kills a database as a power cut would: its first process, or with all of its others. */
export function killDatabase(dataDir: string, which: 'first' | 'all' = 'all'): void {
  const pid = databasePid(dataDir)
  if (pid === null) return
  try {
    process.kill(which === 'all' ? -pid : pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
