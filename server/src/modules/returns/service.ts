import type { ReturnCreate } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { refundableItems } from '../orders/refundRepository.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { storedUuid } from '../uuid.ts'
import { lockReturnable } from './lockReturnable.ts'
import { lockUnused, usePictures } from './pictureRepository.ts'
import * as repository from './repository.ts'

/** Why nothing is returned; `tooMany`: not so many pieces are left; `alreadyAsked`: another return is open. */
export type ReturnRefusal = 'notFound' | 'tooLate' | 'tooMany' | 'alreadyAsked' | 'unknownPicture'

/** Returns of items by customers, each of their own orders (API-05). */
export interface ReturnService {
  /** Asks for a return, until the 14th day after the delivery, in Tbilisi. */
  ask(customerId: string, orderId: string, asked: ReturnCreate): Promise<Result<null, ReturnRefusal>>
}

export function createReturnService(db: Database): ReturnService {
  return {
    ask: (customerId, orderId, { items, reason, pictures }) =>
      inTransaction(db, async (transaction): Promise<Result<null, ReturnRefusal>> => {
        const why = await lockReturnable(transaction, customerId, orderId)
        if (why !== null) return fail(why)
        const left = new Map(
          (await refundableItems(transaction, orderId)).map((item) => [item.id, item.quantity]),
        )
        const pieces = items.map(({ id, quantity }) => ({ itemId: storedUuid(id) ?? '', quantity }))
        const isOnce = new Set(pieces.map(({ itemId }) => itemId)).size === pieces.length
        if (!isOnce || pieces.some(({ itemId, quantity }) => quantity > (left.get(itemId) ?? 0)))
          return fail('tooMany')
        const unused = await lockUnused(transaction, orderId, pictures)
        if (unused.length < pictures.length) return fail('unknownPicture')
        const id = await repository.insertReturn(transaction, { orderId, reason, items: pieces })
        if (id === null) return fail('alreadyAsked')
        await usePictures(transaction, id, pictures)
        await queueOrderMail(transaction, orderId, 'returnAsked', id)
        await recordEvent(transaction, { kind: 'orderChanged', id: orderId })
        return succeed(null)
      }),
  }
}
