import { randomUUID } from 'node:crypto'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/
const PREFIX = 'people/'

/**
 * The profile pictures. Each has a new random name, so that none can be guessed, and no cache shows a removed one.
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

/** @param store where they are stored, in `people/` */
export function createPictureFolder(store: MediaStore): PictureFolder {
  const isOne = (path: string) => path.startsWith(PREFIX) && NAME.test(path.slice(PREFIX.length))
  return {
    async keep(picture) {
      const path = `${PREFIX}${randomUUID()}.webp`
      await store.write(path, picture)
      return path
    },
    read: async (name) => (NAME.test(name) ? store.read(PREFIX + name) : null),
    async remove(path) {
      if (isOne(path)) await store.remove(path)
    },
    before: async (moment) => (await store.storedBefore(PREFIX, moment)).filter(isOne),
  }
}
