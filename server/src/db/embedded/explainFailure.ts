import type { Home } from './home.ts'

/** What to do after a database failed to start. */
export type Failure =
  | { kind: 'taken' } // another process already serves the data directory
  | { kind: 'wait' } // processes of a killed database are still ending
  | { kind: 'port' } // the port has been taken
  | { kind: 'hopeless'; sentence: string }

const DAMAGE =
  /pg_control|incompatible with server|checkpoint record|could not (?:open|read|access|stat) (?:file|directory)|incorrect checksum|invalid page|invalid contents|configuration file .* contains errors|could not access the server configuration file|could not load .*pg_hba|not a valid data directory|unexpected end of file|could not find redo location|relation mapping file/

/** Reads the log of a start that failed. */
export function explainFailure(log: string, home: Home): Failure {
  if (/lock file "postmaster\.pid" already exists|is another postmaster/i.test(log)) return { kind: 'taken' }
  if (/lock file "postmaster\.pid" is empty/.test(log)) return { kind: 'taken' }
  if (/shared memory block .* is still in use/.test(log)) return { kind: 'wait' }
  if (/could not (?:bind|create any TCP)|Address already in use/i.test(log)) return { kind: 'port' }
  return { kind: 'hopeless', sentence: sentence(log, home) }
}

function sentence(log: string, home: Home): string {
  const reason = /(?:FATAL|PANIC|LOG):\s+(.*)/.exec(fatalFirst(log))?.[1]?.trim() ?? lastLine(log)
  if (/No space left on device/.test(log)) {
    return `The database could not start because the disk of ${home.folder} is full; free some space and start again.`
  }
  if (/shared memory|Cannot allocate memory/.test(reason)) {
    return `The database could not start because the system has too little memory (${reason}); free some, or set DATABASE_URL to a database elsewhere.`
  }
  if (/wrong ownership|invalid permissions|Permission denied/.test(log)) {
    return `The database could not start because ${home.folder} belongs to another user (${reason}); start the shop as the user that created it, or set DATA_DIR to another folder.`
  }
  if (DAMAGE.test(log)) {
    return `The database in ${home.data} is damaged (${reason}); put a backup of ${home.folder} back, or move that folder away to begin with an empty shop.`
  }
  return `The database could not start (${reason}); its log is ${home.logFile}.`
}

function fatalFirst(log: string): string {
  const lines = log.split('\n')
  return lines.find((line) => /PANIC:/.test(line)) ?? lines.find((line) => /FATAL:/.test(line)) ?? ''
}

function lastLine(log: string): string {
  return log.trim().split('\n').at(-1) ?? 'it is empty'
}
