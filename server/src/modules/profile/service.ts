import { randomUUID } from 'node:crypto'
import { phoneNumber, type ProfileChange, type User } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createJobPool } from '../../jobPool.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { wireUser } from '../accounts/wire.ts'
import { makePicture, type PictureProblem } from './picture.ts'
import { createPictureFolder, type PictureFolder } from './pictureFolder.ts'
import { sweepPictures } from './pictureSweep.ts'
import * as repository from './repository.ts'

/** Pictures that may wait to be made; one is made at a time, since its decoding may take 200 MB. */
const MAX_WAITING = 10

/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 5

/** A person after a change. */
export interface ChangedProfile {
  user: User
  /** the path of their previous picture, which is no longer used */
  replaced: string | null
}

/** Profiles of customers, who can change only their own (API-05). */
export interface ProfileService {
  /**
   * Changes the given fields, and the picture if there is one (PROF-02). The old picture's file still exists: call
   * `removePicture`.
   * @throws PoolBusyError when too many pictures wait to be made
   */
  change(
    userId: string,
    change: ProfileChange,
    picture: Buffer | null,
  ): Promise<Result<ChangedProfile, 'notFound' | PictureProblem>>
  /** The picture (WebP) with a file name; null if there is none. */
  picture: PictureFolder['read']
  /** Deletes a picture's file. */
  removePicture: PictureFolder['remove']
  /** Deletes the files of pictures that nobody has. */
  sweep: (stop?: AbortSignal) => Promise<void>
}

/** Makes one picture at a time, with a queue in memory: create one per process. */
export function createProfileService(db: Database, store: MediaStore): ProfileService {
  const folder = createPictureFolder(store, 'people/')
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })

  /** Makes a picture and stores its file. */
  async function storePicture(picture: Buffer): Promise<Result<string, PictureProblem>> {
    const made = await pool.run(randomUUID(), () => makePicture(picture))
    if (!made.ok) return made
    const path = folder.newPath()
    await folder.write(path, made.value)
    return succeed(path)
  }

  return {
    picture: folder.read,
    removePicture: folder.remove,
    sweep: (stop) => sweepPictures(folder, (paths) => repository.picturesAmong(db, paths), stop),

    async change(userId, change, picture) {
      const stored = picture === null ? succeed(change.profile_pic) : await storePicture(picture)
      if (!stored.ok) return stored
      const path = stored.value
      const columns = { ...columnsOf(change), profilePic: path }
      // When this fails, the new file stays: the commit may have been done all the same.
      const changed = await inTransaction(db, async (transaction) => {
        const before = await repository.lockPicture(transaction, userId)
        const user = await repository.changeUser(transaction, userId, columns)
        return user === null ? null : { user, before: before ?? null }
      })
      if (changed === null && path != null) await folder.remove(path)
      if (changed === null) return fail('notFound')
      return succeed({ user: wireUser(changed.user), replaced: path === undefined ? null : changed.before })
    },
  }
}

/** In the form that registration stores. */
function columnsOf(change: ProfileChange): repository.ProfileColumns {
  const { first_name, last_name, idnumber, phone_number } = change
  return {
    firstName: first_name?.trim(),
    lastName: last_name?.trim(),
    idnumber: idnumber?.trim(),
    phoneNumber: phone_number === undefined ? undefined : (phoneNumber(phone_number) ?? undefined),
  }
}
