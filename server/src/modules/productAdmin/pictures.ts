import { randomUUID } from 'node:crypto'
import type { ProductPicture } from '@dukani/contracts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { createJobPool } from '../../jobPool.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { PictureFolder } from '../catalogueImport/pictures/pictureFolder.ts'
import { PictureProblem } from '../catalogueImport/pictures/pictureProblem.ts'

/** Pictures that may wait to be checked; one is decoded at a time, which may take 200 MB. */
const MAX_WAITING = 20

/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 5

/** Pictures that staff upload, stored as an import stores them. */
export interface ProductPictures {
  /**
   * Stores a picture.
   * @throws PoolBusyError when too many wait
   */
  store(bytes: Buffer): Promise<Result<ProductPicture, 'pictureKind' | 'pictureDamaged'>>
  /** Those of the paths that are stored pictures. */
  storedAmong(paths: readonly string[]): Promise<Set<string>>
}

/** Has a queue in memory: create one per process. */
export function createProductPictures(store: MediaStore): ProductPictures {
  const folder = new PictureFolder(store, false)
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  return {
    async store(bytes) {
      try {
        const path = await pool.run(randomUUID(), () => folder.keep(bytes))
        return succeed({ path, url: imageAddress(path), alt: '' })
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error
        return fail(error.cause === undefined ? 'pictureKind' : 'pictureDamaged')
      }
    },
    async storedAmong(paths) {
      const stored = await Promise.all(paths.map(async (path) => ((await folder.has(path)) ? [path] : [])))
      return new Set(stored.flat())
    },
  }
}
