import { randomUUID } from 'node:crypto'
import { returnDeadline, type ReturnCreate, type ReturnPicture } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { createJobPool } from '../../jobPool.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { lockOrder } from '../orders/lifecycle.ts'
import { refundableItems } from '../orders/refundRepository.ts'
import { makePicture, type PictureProblem } from '../profile/picture.ts'
import { createPictureFolder } from '../profile/pictureFolder.ts'
import { createPictureSweep } from '../profile/pictureSweep.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { isUuid, storedUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** Why nothing is returned; `tooMany`: not so many pieces are left; `alreadyAsked`: another return is open. */
export type ReturnRefusal = 'notFound' | 'tooLate' | 'tooMany' | 'alreadyAsked' | 'unknownPicture'

/** Returns of items by customers, each of their own orders (API-05). */
export interface ReturnService {
  /** Asks for a return, until the 14th day after the delivery, in Tbilisi. */
  ask(customerId: string, orderId: string, asked: ReturnCreate): Promise<Result<null, ReturnRefusal>>
  /**
   * Stores a picture for a return.
   * @throws PoolBusyError when too many wait to be made
   */
  keepPicture(
    customerId: string,
    orderId: string,
    sent: Buffer,
  ): Promise<Result<ReturnPicture, 'notFound' | 'tooLate' | PictureProblem>>
  /** The picture (WebP) with a file name; null if there is none. */
  picture(name: string): Promise<Buffer | null>
}

/** Pictures that may wait to be made; one is made at a time. */
const MAX_WAITING = 10
/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 5
/** The longest side (px) of a stored picture. */
const SIDE = 1600
const FOLDER = 'returns/'

/** Makes one picture at a time, with a queue in memory: create one per process. */
export function createReturnService(db: Database, store: MediaStore): ReturnService {
  const folder = createPictureFolder(store, FOLDER)
  const sweep = createPictureSweep(folder, (paths) => repository.usedPictures(db, paths))
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  const areStored = async (paths: readonly string[]) =>
    (await Promise.all(paths.map((path) => folder.read(path.slice(FOLDER.length))))).every(
      (picture, index) => picture !== null && paths[index]?.startsWith(FOLDER),
    )

  return {
    picture: folder.read,

    async keepPicture(customerId, orderId, sent) {
      const why = isUuid(orderId)
        ? await inTransaction(db, (transaction) => refusalOf(transaction, customerId, orderId))
        : 'notFound'
      if (why !== null) return fail(why)
      const made = await pool.run(randomUUID(), () => makePicture(sent, { side: SIDE, fit: 'inside' }))
      if (!made.ok) return made
      const path = await folder.keep(made.value)
      await sweep()
      return succeed({ path, url: imageAddress(path) })
    },

    async ask(customerId, orderId, { items, reason, pictures }) {
      if (!isUuid(orderId)) return fail('notFound')
      if (!(await areStored(pictures))) return fail('unknownPicture')
      return inTransaction(db, async (transaction): Promise<Result<null, ReturnRefusal>> => {
        const why = await refusalOf(transaction, customerId, orderId)
        if (why !== null) return fail(why)
        const left = new Map(
          (await refundableItems(transaction, orderId)).map((item) => [item.id, item.quantity]),
        )
        const pieces = items.map(({ id, quantity }) => ({ itemId: storedUuid(id) ?? '', quantity }))
        const isOnce = new Set(pieces.map(({ itemId }) => itemId)).size === pieces.length
        if (!isOnce || pieces.some(({ itemId, quantity }) => quantity > (left.get(itemId) ?? 0)))
          return fail('tooMany')
        if ((await repository.usedPictures(transaction, pictures)).length > 0) return fail('unknownPicture')
        const id = await repository.insertReturn(transaction, { orderId, reason, items: pieces, pictures })
        if (id === null) return fail('alreadyAsked')
        await queueOrderMail(transaction, orderId, 'returnAsked', id)
        await recordEvent(transaction, { kind: 'orderChanged', id: orderId })
        return succeed(null)
      })
    },
  }
}

/** Why a customer can't return items of an order, which is locked; null: they can. */
async function refusalOf(
  transaction: Transaction,
  customerId: string,
  orderId: string,
): Promise<'notFound' | 'tooLate' | null> {
  const order = await lockOrder(transaction, orderId)
  if (order?.userId !== customerId) return 'notFound'
  const at = await repository.deliveredAt(transaction, orderId)
  const isInTime = at !== null && returnDeadline(at).getTime() > Date.now()
  return order.status === 'delivered' && order.paymentStatus === 'completed' && isInTime ? null : 'tooLate'
}
