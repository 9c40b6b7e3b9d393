import { MAX_ORIGINAL_BYTES } from '../../config/limits.ts'
import { originalKey, TooLargeError, type MediaStore } from '../../gateways/media/mediaStore.ts'

/** A picture from which the requested widths are made. */
export interface Source {
  /** identifies the content: other content has another key */
  key: string
  /**
   * @param width pixels that it is read for: a source that can may give a smaller picture, of at least that width
   * @throws UnknownPictureError when it isn't there
   */
  read: (width: number) => Promise<Buffer>
}

/** Finds the source of a path below `/media/`; null when no picture of this kind has that path. */
export type FindSource = (path: string) => Source | null

/** There is no picture at the path. */
export class UnknownPictureError extends Error {
  override name = 'UnknownPictureError'
}

/** The picture exists, but is too large, of a refused kind, or broken. */
export class DamagedPictureError extends Error {
  override name = 'DamagedPictureError'
}

// The import names files by the hash of their content; nothing else is accepted, path traversal included.
const NAME = /^files\/[0-9a-f]{32,64}\.(?:jpe?g|png|webp|avif|heif|gif|tiff?)$/

/** Pictures of imported products: `files/<hash>.<ext>`. */
export const originalsIn =
  (store: MediaStore): FindSource =>
  (asked) =>
    NAME.test(asked) ? { key: asked, read: () => readOriginal(store, asked) } : null

async function readOriginal(store: MediaStore, asked: string): Promise<Buffer> {
  try {
    const original = await store.read(originalKey(asked), MAX_ORIGINAL_BYTES)
    if (original === null) throw new UnknownPictureError(asked)
    return original
  } catch (error) {
    if (error instanceof TooLargeError) throw new DamagedPictureError(error.message)
    throw error
  }
}
