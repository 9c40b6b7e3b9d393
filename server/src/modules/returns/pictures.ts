import { randomUUID } from 'node:crypto'
import type { ReturnPicture } from '@dukani/contracts'
import { MAX_UNUSED_RETURN_PICTURES } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { createJobPool } from '../../jobPool.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { makePicture, type PictureProblem } from '../profile/picture.ts'
import { createPictureFolder } from '../profile/pictureFolder.ts'
import { lockReturnable } from './lockReturnable.ts'
import * as repository from './pictureRepository.ts'

/** Why a picture isn't stored; `tooManyPictures`: so many are stored that no return names. */
export type PictureRefusal = 'notFound' | 'tooLate' | 'tooManyPictures' | PictureProblem

/** Pictures of items that customers return. A file has a row as long as it exists, so that none is forgotten. */
export interface ReturnPictures {
  /**
   * Stores a picture for a return.
   * @throws PoolBusyError when too many wait to be made
   */
  store(customerId: string, orderId: string, sent: Buffer): Promise<Result<ReturnPicture, PictureRefusal>>
  /** The picture (WebP) with a file name; null if there is none. */
  read(name: string): Promise<Buffer | null>
  /**
   * Deletes the files of pictures that belong to nobody.
   * @throws AggregateError when some couldn't be deleted; the sweep does it then
   */
  remove(paths: readonly string[]): Promise<void>
  /**
   * Deletes pictures of erased customers, and those that no return has named in time.
   * @throws AggregateError when some files couldn't be deleted; the next sweep tries again
   */
  sweep(stop?: AbortSignal): Promise<void>
}

/** Pictures that may wait to be made; one is made at a time. */
const MAX_WAITING = 10
/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 5
/** The longest side (px) of a stored picture. */
const SIDE = 1600
/** Files that are deleted between two looks at the database. */
const AT_ONCE = 100

/** Makes one picture at a time, with a queue in memory: create one per process. */
export function createReturnPictures(db: Database, store: MediaStore): ReturnPictures {
  const folder = createPictureFolder(store, 'returns/')
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })

  /** Records a picture before it is made, so that several at once can't be too many. */
  const reserve = (customerId: string, orderId: string, path: string) =>
    inTransaction(db, async (transaction) => {
      const why = await lockReturnable(transaction, customerId, orderId)
      if (why !== null) return why
      if ((await repository.unusedCount(transaction, orderId)) >= MAX_UNUSED_RETURN_PICTURES)
        return 'tooManyPictures'
      await repository.insertPicture(transaction, orderId, path)
      return null
    })

  /** One that fails doesn't keep the others. @returns the errors by path */
  async function removeFiles(paths: readonly string[]): Promise<Map<string, unknown>> {
    const failed = new Map<string, unknown>()
    for (const path of paths) await folder.remove(path).catch((error: unknown) => failed.set(path, error))
    return failed
  }

  return {
    read: folder.read,

    async store(customerId, orderId, sent) {
      const path = folder.newPath()
      const why = await reserve(customerId, orderId, path)
      if (why !== null) return fail(why)
      let isStored = false
      try {
        const made = await pool.run(randomUUID(), () => makePicture(sent, { side: SIDE, fit: 'inside' }))
        if (!made.ok) return made
        await folder.write(path, made.value)
        // The customer may have been erased meanwhile.
        isStored = await repository.hasOrder(db, path)
        if (!isStored) {
          await folder.remove(path)
          return fail('notFound')
        }
        return succeed({ path, url: imageAddress(path) })
      } finally {
        // The row stays for the sweep: a file whose writing failed may be there all the same.
        if (!isStored) await repository.abandon(db, path)
      }
    },

    remove: async (paths) => throwAll([...(await removeFiles(paths)).values()]),

    async sweep(stop) {
      await repository.abandonUnused(db)
      const errors: unknown[] = []
      let last = ''
      while (stop?.aborted !== true) {
        const paths = await repository.abandoned(db, last, AT_ONCE)
        const failed = await removeFiles(paths)
        const gone = paths.filter((path) => !failed.has(path))
        if (gone.length > 0) await repository.deletePictures(db, gone)
        errors.push(...failed.values())
        last = paths.at(-1) ?? last
        if (paths.length < AT_ONCE) break
      }
      throwAll(errors)
    },
  }
}

function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 0) throw new AggregateError(errors, 'pictures of returns couldn’t be deleted')
}
