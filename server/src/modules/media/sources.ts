import { open } from 'node:fs/promises'
import path from 'node:path'
import { MAX_ORIGINAL_BYTES } from '../../config/limits.ts'
import { isMissing } from './fileCache.ts'

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

/** Pictures of imported products: `files/<hash>.<ext>` below the folder. */
export const originalsIn =
  (folder: string): FindSource =>
  (asked) =>
    NAME.test(asked) ? { key: asked, read: () => readOriginal(path.join(folder, asked)) } : null

async function readOriginal(file: string): Promise<Buffer> {
  try {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      if (size > MAX_ORIGINAL_BYTES) throw new DamagedPictureError(`${path.basename(file)}: ${size} bytes`)
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (isMissing(error)) throw new UnknownPictureError(path.basename(file))
    throw error
  }
}
