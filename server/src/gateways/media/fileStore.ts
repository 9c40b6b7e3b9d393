import { access, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isMissing, writeAtomic } from './fileCache.ts'
import { TooLargeError, type MediaStore } from './mediaStore.ts'

/** Pictures as files below a folder. */
export function createFileStore(folder: string): MediaStore {
  const fileOf = (key: string) => path.join(folder, key)
  return {
    async read(key, maxBytes = Infinity) {
      try {
        const handle = await open(fileOf(key))
        try {
          const { size } = await handle.stat()
          if (size > maxBytes) throw new TooLargeError(`${key}: ${size} bytes`)
          return await handle.readFile()
        } finally {
          await handle.close()
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),

    write: (key, data) => writeAtomic(fileOf(key), data, true),

    remove: (key) => rm(fileOf(key), { force: true }),

    async storedBefore(prefix, moment) {
      // The folder is missing until something is stored there, and a file may be deleted meanwhile.
      const names = await readdir(fileOf(prefix)).catch(() => [])
      const old: string[] = []
      for (const name of names) {
        const found = await stat(fileOf(prefix + name)).catch(() => null)
        if (found?.isFile() && found.mtime < moment) old.push(prefix + name)
      }
      return old
    },
  }
}
