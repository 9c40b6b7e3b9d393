import {
  OPEN_RETURN_STATES,
  refundOf,
  toGel,
  toTetri,
  type RefundReturn,
  type RefuseReturn,
  type ReturnFilter,
  type ReturnState,
  type ReturnStep,
  type ShopReturn,
  type ShopReturnDetails,
  type Tetri,
} from '@dukani/contracts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { queueOrderMail, type OrderMail } from '../orderMails/queue.ts'
import { lockOrder, type OrderRecord } from '../orders/lifecycle.ts'
import type { ManualPayments } from '../orders/orderPayments.ts'
import { refundableItems } from '../orders/refundRepository.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { isUuid } from '../uuid.ts'
import { picturesOf } from './pictureRepository.ts'
import * as repository from './repository.ts'

/** Why a return wasn't changed; `notRefundable`: its items or their money were returned in another way. */
export type ReturnChangeRefusal = 'notFound' | 'changedMeanwhile' | 'notRefundable'

type Changed = Promise<Result<ShopReturnDetails, ReturnChangeRefusal>>

/**
 * The returns of all customers, for staff. A change names the state that its author saw and is refused if it has changed
 * since. A change that was already made succeeds. The customer gets a mail at each step, and the audit log has it.
 */
export interface ReturnAdminService {
  /** Newest first. @param query `state`: undefined: any; `after`: the `next` of the part before */
  list(query: { state?: ReturnFilter | undefined; after?: string | undefined }): Promise<WirePart<ShopReturn>>
  show(id: string): Promise<ShopReturnDetails | null>
  accept(actor: Actor, id: string, step: ReturnStep): Changed
  /** Refuses a return, with a reason for the customer. */
  refuse(actor: Actor, id: string, step: RefuseReturn): Changed
  /** Records that the items have arrived. */
  receive(actor: Actor, id: string, step: ReturnStep): Changed
  /** Refunds the items, in the way they were paid. A return paid by card stays `received` until the money is returned. */
  refund(actor: Actor, id: string, step: RefundReturn): Changed
}

/** Returns in one answer. */
const PART = 50

/** From which states each state follows. */
const FROM = {
  accepted: ['asked'],
  refused: OPEN_RETURN_STATES,
  received: ['accepted'],
  refunded: ['received'],
} as const satisfies Partial<Record<ReturnState, readonly ReturnState[]>>

/** The mails about the states. About a refund there is one when its money is returned. */
const MAILS: Partial<Record<ReturnState, OrderMail>> = {
  accepted: 'returnAccepted',
  refused: 'returnRefused',
  received: 'returnReceived',
}

type Work = (
  transaction: Transaction,
  order: OrderRecord,
  whole: repository.WholeReturn,
) => Promise<Result<Done, ReturnChangeRefusal>>

/** What was done for a step. */
interface Done {
  /** fields for the audit log */
  fields: Record<string, unknown>
  /** the step's own, unless money is on its way to a card */
  state?: ReturnState
}

export function createReturnAdminService(
  db: Database,
  payments: Pick<ManualPayments, 'refundPart' | 'refundable'>,
): ReturnAdminService {
  const show = async (id: string) => {
    const row = isUuid(id) ? await repository.shopReturn(db, id) : null
    const whole = row && (await repository.wholeReturn(db, row.id))
    if (row === null || whole === null) return null
    const isUnderWay = isRefunding(whole)
    const [pictures, amount] = await Promise.all([
      picturesOf(db, id),
      isUnderWay ? 0 : amountOf(db, { ...row, id: row.orderId }, whole),
    ])
    return {
      ...wireReturn(row),
      ...{ reason: whole.reason, refusal: whole.refusal, payment_method: row.paymentMethod },
      items: whole.items.map(({ itemId, productName, specificationValue, quantity }) => ({
        ...{ id: itemId, name: productName, specification: specificationValue, quantity },
      })),
      pictures: pictures.map(imageAddress),
      amount: toGel(amount),
    }
  }

  /** What the items give back now, no more than is left of the order; 0 when not so many pieces are left. */
  async function amountOf(
    read: Executor,
    order: Pick<OrderRecord, 'id' | 'paymentStatus' | 'totalTetri'>,
    { items }: repository.WholeReturn,
  ): Promise<Tetri> {
    const lines = new Map((await refundableItems(read, order.id)).map((line) => [line.id, line]))
    const parts = items.map(({ itemId, quantity }) => {
      const line = lines.get(itemId)
      return line === undefined || line.quantity < quantity ? null : refundOf(line, quantity)
    })
    if (parts.includes(null)) return 0
    const sum = parts.reduce<number>((before, part) => before + (part ?? 0), 0)
    return Math.min(sum, await payments.refundable(read, order))
  }

  async function step(
    actor: Actor,
    id: string,
    { seen, to, refusal }: { seen: ReturnState; to: keyof typeof FROM; refusal?: string },
    work: Work = async () => succeed({ fields: {} }),
  ): Changed {
    if (!isUuid(id)) return fail('notFound')
    const changed = await inTransaction(db, async (transaction) => {
      const orderId = await repository.orderOfReturn(transaction, id)
      const order = orderId === null ? null : await lockOrder(transaction, orderId)
      const whole = order && (await repository.wholeReturn(transaction, id))
      if (order === null || whole === null) return fail('notFound')
      if (whole.state === to || (to === 'refunded' && isRefunding(whole))) return succeed(null)
      if (isRefunding(whole)) return fail('changedMeanwhile')
      const from: readonly ReturnState[] = FROM[to]
      if (whole.state !== seen || !from.includes(seen)) return fail('changedMeanwhile')
      const done = await work(transaction, order, whole)
      if (!done.ok) return done
      const { fields, state = to } = done.value
      await repository.setReturnState(transaction, id, {
        state,
        ...(refusal !== undefined && { refusal }),
      })
      const mail = MAILS[to]
      if (mail !== undefined) await queueOrderMail(transaction, order.id, mail, id)
      await recordEvent(transaction, { kind: 'orderChanged', id: order.id })
      await recordChange(transaction, {
        actor,
        action: `return.${to}`,
        subject: { kind: 'order', id: order.id },
        before: { return: id, return_state: whole.state },
        // Without the reason of a refusal, which may be about a person.
        after: { return: id, return_state: state, ...fields },
      })
      return succeed(null)
    })
    if (!changed.ok) return changed
    const details = await show(id)
    return details === null ? fail('notFound') : succeed(details)
  }

  return {
    async list({ state, after }) {
      if (after !== undefined && !isUuid(after)) return { next: null, results: [] }
      return partOf(await repository.shopReturns(db, { state, after, limit: PART + 1 }), PART, wireReturn)
    },

    show,

    accept: (actor, id, { seen }) => step(actor, id, { seen, to: 'accepted' }),
    refuse: (actor, id, { seen, refusal }) => step(actor, id, { seen, to: 'refused', refusal }),
    receive: (actor, id, { seen }) => step(actor, id, { seen, to: 'received' }),

    refund: (actor, id, { seen, amount, restock, reference }) =>
      step(actor, id, { seen, to: 'refunded' }, async (transaction, order, whole) => {
        const amountTetri = await amountOf(transaction, order, whole)
        if (amountTetri === 0) return fail('notRefundable')
        if (amountTetri !== toTetri(amount)) return fail('changedMeanwhile')
        const refunded = await payments.refundPart(transaction, order, {
          items: whole.items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
          seenTetri: await payments.refundable(transaction, order),
          ...{ amountTetri, restock, reference },
        })
        if (!refunded.ok) return fail('notRefundable')
        const { id: refund, way: money_back } = refunded.value
        await repository.linkRefund(transaction, id, refund)
        return succeed({
          fields: { refund, amount, money_back, ...(reference !== '' && { reference }) },
          ...(money_back === 'card' && { state: 'received' as const }),
        })
      }),
  }
}

/** Whether a return's money is on its way to a card. */
function isRefunding({ state, refundId }: Pick<repository.WholeReturn, 'state' | 'refundId'>): boolean {
  return state === 'received' && refundId !== null
}

function wireReturn(row: repository.ListedReturn): ShopReturn {
  return {
    ...{
      id: row.id,
      state: row.state,
      is_refunding: isRefunding(row),
      created_at: row.createdAt.toISOString(),
    },
    order: { id: row.orderId, order_number: row.number },
    customer: { name: row.customerName, email: row.email },
  }
}
