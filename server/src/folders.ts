import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './startError.ts'

/**
 * Makes a folder and those above it that are missing.
 * Not mkdir's own `recursive`, which never returns where the system answers ENOENT for a folder that can't be made.
 * @returns whether the folder itself is new
 */
export function makeFolder(folder: string, mode?: number): boolean {
  if (fs.existsSync(folder)) return false
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    if (fs.existsSync(folder)) return false
    throw error
  }
  // Not by mkdir's own mode, which the umask would change.
  if (mode !== undefined) fs.chmodSync(folder, mode)
  return true
}

/** The error for a data folder that can't be used. */
export function unwritable(dataDir: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The data folder ${dataDir} can't be used (${reason}); set DATA_DIR to a writable folder.`,
    { cause },
  )
}
