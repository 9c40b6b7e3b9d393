/**
 * Where pictures are stored that can't be made again: `originals/files/<hash>.jpg` (of products) and
 * `people/<name>.webp`. Generated ones stay in a folder of each process.
 * @throws BusyError from every method while an object storage can't be reached
 */
export interface MediaStore {
  /**
   * The content of a key; null if there is none.
   * @throws TooLargeError if it is larger than `maxBytes`
   */
  read(key: string, maxBytes?: number): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Stores a content. No reader sees half of it. */
  write(key: string, data: Buffer): Promise<void>
  /** Removes a key, if it is there. */
  remove(key: string): Promise<void>
  /** The keys below a prefix, such as `people/`, that were stored before a moment. */
  storedBefore(prefix: string, moment: Date): Promise<string[]>
}

/** A stored picture is larger than the reader takes. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** The key of a product's picture, from its path below `/media/`. */
export const originalKey = (path: string): string => `originals/${path}`
