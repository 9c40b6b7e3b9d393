import { randomUUID } from 'node:crypto'
import type { PictureCrop, ProductPicture } from '@dukani/contracts'
import { originalKey, type MediaStore } from '../../gateways/media/mediaStore.ts'
import { createJobPool } from '../../jobPool.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { isKeptPath } from '../catalogueImport/pictures/pictureAddress.ts'
import { PictureFolder } from '../catalogueImport/pictures/pictureFolder.ts'
import { PictureProblem } from '../catalogueImport/pictures/pictureProblem.ts'
import { cropPicture } from './cropPicture.ts'

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
  /**
   * Stores a part of a stored picture as a picture of its own; the whole one stays.
   * @throws PoolBusyError when too many wait
   */
  crop(crop: PictureCrop): Promise<Result<ProductPicture, 'unknownPicture' | 'pictureDamaged'>>
  /** Those of the paths that are stored pictures. */
  storedAmong(paths: readonly string[]): Promise<Set<string>>
}

/** Has a queue in memory: create one per process. */
export function createProductPictures(store: MediaStore): ProductPictures {
  const folder = new PictureFolder(store, false)
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  const inTurn = <Value>(work: () => Promise<Value>) => pool.run(randomUUID(), work)
  const stored = (path: string): ProductPicture => ({ path, url: imageAddress(path), alt: '' })
  return {
    async store(bytes) {
      try {
        return succeed(stored(await inTurn(() => folder.keep(bytes))))
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error
        return fail(error.cause === undefined ? 'pictureKind' : 'pictureDamaged')
      }
    },
    async crop({ path, ...area }) {
      const part = async () => {
        // Read only now, so that waiting pictures take no memory.
        const bytes = isKeptPath(path) ? await store.read(originalKey(path)) : null
        return bytes === null ? null : folder.keep(await cropPicture(bytes, area))
      }
      try {
        const cropped = await inTurn(part)
        return cropped === null ? fail('unknownPicture') : succeed(stored(cropped))
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error
        return fail('pictureDamaged')
      }
    },
    async storedAmong(paths) {
      const found = await Promise.all(paths.map(async (path) => ((await folder.has(path)) ? [path] : [])))
      return new Set(found.flat())
    },
  }
}
