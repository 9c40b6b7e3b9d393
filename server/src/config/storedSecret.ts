import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeFolder, unwritable } from '../folders.ts'

/** The secret of a data folder: made at the first call, then always the same. Only the folder's user can read it. */
export function storedSecret(dataDir: string): string {
  try {
    makeFolder(dataDir)
    return storedText(path.join(dataDir, 'secret'), () => randomBytes(32).toString('hex'))
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

/**
 * The text of a private file (mode 0600), written first when the file isn't there. Two processes at once get the same
 * text, and a process killed in between leaves no half-written file.
 */
export function storedText(file: string, make: () => string): string {
  const written = readText(file)
  if (written !== null) return written
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  fs.writeFileSync(draft, `${make()}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Fails when another process was faster; its text is used then.
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) {
      // Some file systems have no hard links.
      fs.copyFileSync(draft, file, fs.constants.COPYFILE_EXCL)
    } else if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  const text = readText(file)
  if (text === null) throw new Error(`${file} is empty`)
  return text
}

function readText(file: string): string | null {
  if (!fs.existsSync(file)) return null
  return fs.readFileSync(file, 'utf8').trim() || null
}
