import { randomUUID } from 'node:crypto'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

/**
 * Pictures of customers. Each has a new random name, so that none can be guessed, and no cache shows a removed one.
 */
export interface PictureFolder {
  /** A path below `/media/` that no picture has. */
  newPath(): string
  /** Stores a picture under a new path. */
  write(path: string, picture: Buffer): Promise<void>
  /** The picture with a file name; null if there is none. */
  read(name: string): Promise<Buffer | null>
  /** Deletes the picture of a path, if it is one of these and there. */
  remove(path: string): Promise<void>
  /** The paths of the pictures that were stored before a moment. */
  before(moment: Date): Promise<string[]>
}

/** @param folder in the store, with a slash at the end */
export function createPictureFolder(store: MediaStore, folder: string): PictureFolder {
  const isOne = (path: string) => path.startsWith(folder) && NAME.test(path.slice(folder.length))
  return {
    newPath: () => `${folder}${randomUUID()}.webp`,
    write: (path, picture) => store.write(path, picture),
    read: async (name) => (NAME.test(name) ? store.read(folder + name) : null),
    async remove(path) {
      if (isOne(path)) await store.remove(path)
    },
    before: async (moment) => (await store.storedBefore(folder, moment)).filter(isOne),
  }
}
