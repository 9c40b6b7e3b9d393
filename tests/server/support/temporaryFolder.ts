import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanUp } from './cleanUp.ts'

/** A new folder that every user can enter, removed after the file's last test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dukani-test-'))
  fs.chmodSync(folder, 0o755)
  cleanUp(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
