import {
  toTetri,
  type AddNote,
  type ConfirmTransfer,
  type CreateRefund,
  type HandOver,
  type PrepareOrder,
  type RefundOrder,
  type SetOrderStatus,
  type ShopOrder,
  type ShopOrderDetails,
  type StaffCourier,
} from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { allStaff, fullName, roleOf } from '../staff/repository.ts'
import { partOf, type WirePart } from '../paging.ts'
import { isUuid, storedUuid } from '../uuid.ts'
import { wireShopOrder, wireShopOrderDetails } from './adminWire.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder, setCourier, setPrepared, type OrderRecord } from './lifecycle.ts'
import { insertNote } from './notes.ts'
import { changeOrder, type ChangeRefusal, type StaffChange, type Work } from './orderChange.ts'
import type { ManualPayments } from './orderPayments.ts'
import type { ShopOrderFilter } from './shopFilter.ts'
import { shopOrder, shopOrders } from './shopRepository.ts'

/** What a list is asked for. */
export interface ShopOrderQuery extends ShopOrderFilter {
  /** the `next` of the part before */
  after?: string | undefined
}

/**
 * The orders of all customers, for staff. A change names the state that its author saw and is refused if the state has
 * changed since. A change that was already made succeeds. Each change is in the audit log.
 */
export interface OrderAdminService {
  list(query: ShopOrderQuery): Promise<WirePart<ShopOrder>>
  show(id: string): Promise<ShopOrderDetails | null>
  setStatus(
    actor: Actor,
    id: string,
    change: SetOrderStatus,
  ): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  confirmTransfer(
    actor: Actor,
    id: string,
    change: ConfirmTransfer,
  ): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  refund(actor: Actor, id: string, change: RefundOrder): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  /**
   * Refunds items of an order, or an amount.
   * @param key its Idempotency-Key; undefined: the request isn't deduplicated
   */
  refundPart(
    actor: Actor,
    id: string,
    change: CreateRefund,
    key: string | undefined,
  ): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  /** Assigns an order to a courier and ships it, or assigns a shipped one to another courier. */
  handOver(actor: Actor, id: string, change: HandOver): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  /** Records that a paid order is packed, and confirms it if it was pending. */
  prepare(actor: Actor, id: string, change: PrepareOrder): Promise<Result<ShopOrderDetails, ChangeRefusal>>
  /** Notes something about an order. null: there is no such order. */
  addNote(actor: Actor, id: string, note: AddNote): Promise<ShopOrderDetails | null>
  /** All couriers, by e-mail. */
  couriers(): Promise<StaffCourier[]>
}

/** Orders in one answer. */
const PART = 50

export function createOrderAdminService(db: Database, payments: ManualPayments): OrderAdminService {
  const show = async (id: string) => {
    const order = isUuid(id) ? await shopOrder(db, id) : null
    return order === null ? null : wireShopOrderDetails(db, order, await payments.refundable(db, order))
  }

  const change = async (
    actor: Actor,
    asked: Omit<StaffChange, 'actor'>,
    work: Work,
    isDone: (order: OrderRecord) => boolean,
  ): Promise<Result<ShopOrderDetails, ChangeRefusal>> => {
    const changed = await changeOrder(db, { actor, ...asked }, work, isDone)
    if (!changed.ok) return changed
    const details = await show(asked.id)
    return details === null ? fail('notFound') : succeed(details)
  }

  return {
    async list(query) {
      if (query.after !== undefined && !isUuid(query.after)) return { next: null, results: [] }
      const rows = await shopOrders(db, { ...query, limit: PART + 1 })
      return partOf(rows, PART, wireShopOrder)
    },

    show,

    setStatus: (actor, id, { status, seen }) =>
      change(
        actor,
        { id, action: 'order.status', seen },
        async (transaction) => {
          const set = await changeStatus(
            transaction,
            { id, customerId: null },
            status,
            payments.giveMoneyBack,
          )
          if (!set.ok) return fail(set.error.reason)
          const { moneyBack } = set.value
          return succeed(moneyBack === 'nothing' ? {} : { money_back: moneyBack })
        },
        (order) => order.status === status,
      ),

    confirmTransfer: (actor, id, { reference, seen }) =>
      change(
        actor,
        { id, action: 'order.confirmTransfer', seen },
        async (transaction) => {
          const recorded = await payments.recordTransfer(transaction, id)
          if (recorded.ok) return succeed(reference === '' ? {} : { reference })
          return fail(recorded.error === 'cancelled' ? 'wrongStatus' : recorded.error)
        },
        (order) => order.paymentStatus === 'completed',
      ),

    refund: (actor, id, { seen }) =>
      change(
        actor,
        { id, action: 'order.refund', seen },
        async (transaction) => {
          const refunded = await payments.refundOrder(transaction, id)
          if (!refunded.ok) return fail(refunded.error === 'notPaid' ? 'nothingToRefund' : refunded.error)
          if (refunded.value === 'nothing') return fail('nothingToRefund')
          return succeed({ money_back: refunded.value })
        },
        () => false,
      ),

    refundPart: (actor, id, { items, amount, restock, reference, seen }, key) =>
      change(
        actor,
        {
          id,
          action: 'order.refundPart',
          seen,
          once:
            key === undefined
              ? key
              : { key, request: ['order.refundPart', id, items, amount, restock, reference, seen] },
        },
        async (transaction, order) => {
          const refunded = await payments.refundPart(transaction, order, {
            items: items.map(({ id: item, quantity }) => ({ id: storedUuid(item) ?? '', quantity })),
            amountTetri: toTetri(amount),
            seenTetri: toTetri(seen.refundable),
            restock,
            reference,
          })
          if (!refunded.ok) return refunded
          const { id: refund, way: money_back } = refunded.value
          return succeed({ refund, amount, money_back, ...(reference !== '' && { reference }) })
        },
        () => false,
      ),

    handOver: (actor, id, { courier, seen }) => {
      const courierId = storedUuid(courier)
      return change(
        actor,
        { id, action: 'order.handOver', seen },
        async (transaction, order) => {
          if (courierId === null || (await roleOf(transaction, courierId)) !== 'courier')
            return fail('notCourier')
          if (order.status !== 'shipped') {
            const shipped = await changeStatus(
              transaction,
              { id, customerId: null },
              'shipped',
              payments.giveMoneyBack,
            )
            if (!shipped.ok) return fail(shipped.error.reason)
          }
          await setCourier(transaction, id, courierId)
          return succeed({})
        },
        (order) => order.status === 'shipped' && order.courierId === courierId,
      )
    },

    prepare: (actor, id, { seen }) =>
      change(
        actor,
        { id, action: 'order.prepare', seen },
        async (transaction, order) => {
          if (order.paymentStatus !== 'completed') return fail('notPaid')
          const confirmed = await changeStatus(
            transaction,
            { id, customerId: null },
            'confirmed',
            payments.giveMoneyBack,
          )
          if (!confirmed.ok) return fail(confirmed.error.reason)
          await setPrepared(transaction, id)
          return succeed({ prepared: true })
        },
        (order) => order.status === 'confirmed' && order.preparedAt !== null,
      ),

    async addNote(actor, id, { text }) {
      if (!isUuid(id)) return null
      const isAdded = await inTransaction(db, async (transaction) => {
        if ((await lockOrder(transaction, id)) === null) return false
        await insertNote(transaction, { orderId: id, authorId: actor.id, text })
        // Without its text, which may be about a person.
        const subject = { kind: 'order', id } as const
        await recordChange(transaction, { actor, action: 'order.note', subject, before: null, after: null })
        await recordEvent(transaction, { kind: 'orderChanged', id })
        return true
      })
      return isAdded ? show(id) : null
    },

    couriers: async () =>
      (await allStaff(db))
        .filter(({ role }) => role === 'courier')
        .map((member) => ({ id: member.id, name: fullName(member) })),
  }
}
