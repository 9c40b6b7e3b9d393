import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readCached, writeAtomic } from '../media/fileCache.ts'

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/
const PREFIX = 'people/'

/**
 * The profile pictures. Each has a new random name, so that nobody can guess one, and no cache shows a removed one.
 */
export interface PictureFolder {
  /** Stores a picture, and returns its path below `/media/`. */
  keep(picture: Buffer): Promise<string>
  /** The picture with a file name; null if there is none. */
  read(name: string): Promise<Buffer | null>
  /** Deletes the picture of a path, if it is one of these and there. */
  remove(path: string): Promise<void>
  /** The paths of the pictures that were stored before a moment. */
  before(moment: Date): Promise<string[]>
}

/** @param mediaDir the media folder; the pictures are in `people` there */
export function createPictureFolder(mediaDir: string): PictureFolder {
  const fileOf = (name: string) => (NAME.test(name) ? path.join(mediaDir, PREFIX, name) : null)
  return {
    async keep(picture) {
      const name = `${randomUUID()}.webp`
      await writeAtomic(path.join(mediaDir, PREFIX, name), picture)
      return `${PREFIX}${name}`
    },
    async read(name) {
      const file = fileOf(name)
      return file === null ? null : readCached(file)
    },
    async remove(kept) {
      const file = kept.startsWith(PREFIX) ? fileOf(kept.slice(PREFIX.length)) : null
      if (file !== null) await rm(file, { force: true })
    },
    async before(moment) {
      const folder = path.join(mediaDir, PREFIX)
      // The folder is missing until somebody has a picture, and a file may be deleted meanwhile.
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
      const old: string[] = []
      for (const name of names) {
        const found = await stat(path.join(folder, name)).catch(() => null)
        if (found !== null && found.mtime < moment) old.push(`${PREFIX}${name}`)
      }
      return old
    },
  }
}
