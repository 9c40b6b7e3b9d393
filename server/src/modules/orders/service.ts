import type { Order, OrderAgain, OrderCreate, OrderCreated } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import type { Database } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { CartChangeRefusedError } from '../cart/changes.ts'
import { IdempotencyKeyReusedError, onceByKey } from '../idempotency/idempotency.ts'
import type { PageRange } from '../paging.ts'
import { returnsOf } from '../returns/repository.ts'
import { wireReturns } from '../returns/wire.ts'
import { isUuid } from '../uuid.ts'
import { changeStatus } from './changeStatus.ts'
import { requestedLines } from './goods.ts'
import { orderAgain } from './orderAgain.ts'
import type { OrderPayments } from './orderPayments.ts'
import { placeOrder } from './placeOrder.ts'
import { OrderRefusedError, type Refusal } from './refusal.ts'
import * as repository from './repository.ts'
import { wireOrder } from './wire.ts'

/** An order that was created; `replayed`: by an earlier request with the same Idempotency-Key. */
export interface Placed {
  order: OrderCreated
  replayed: boolean
}

/** The items that are in the cart again; `replayed`: added by an earlier request with the same Idempotency-Key. */
export interface Again {
  answer: OrderAgain
  replayed: boolean
}

/** Orders. A customer can access only their own (API-05). */
export interface OrderService {
  /**
   * Creates an order from the customer's cart.
   * @param key its Idempotency-Key; null: the request isn't deduplicated
   * @param language of mails about the order
   */
  create(
    customerId: string,
    sent: OrderCreate,
    key: string | null,
    language: Language,
  ): Promise<Result<Placed, Refusal>>
  /** A page of a customer's orders, newest first. */
  list(customerId: string, range: PageRange): Promise<{ count: number; results: Order[] }>
  /** One of the customer's orders; null for another customer's, as for a missing one. */
  order(customerId: string, id: string): Promise<Order | null>
  /**
   * Cancels a customer's pending order: its goods and its money go back. Cancelling it again succeeds and changes
   * nothing.
   */
  cancel(customerId: string, id: string): Promise<Result<Order, 'notFound' | 'tooLate'>>
  /**
   * Adds an order's items to the cart again, as far as they are available.
   * @param key its Idempotency-Key; null: the request isn't deduplicated
   */
  again(
    customerId: string,
    id: string,
    key: string | null,
  ): Promise<Result<Again, 'notFound' | 'cartFull' | 'keyReused'>>
}

/**
 * Keeps nothing in memory.
 * @param payments how orders are paid and refunded
 */
export function createOrderService(db: Database, payments: OrderPayments): OrderService {
  async function wireAll(rows: readonly repository.WholeOrder[]): Promise<Order[]> {
    const [parts, returned] = await Promise.all([
      payments.parts(rows),
      returnsOf(
        db,
        rows.map(({ id }) => id),
      ),
    ])
    const ofOrder = Map.groupBy(returned, ({ orderId }) => orderId)
    return rows.map((row) => ({
      ...wireOrder(row, parts.get(row.id) ?? null),
      ...wireReturns(row, ofOrder.get(row.id) ?? []),
    }))
  }

  async function ownOrder(customerId: string, id: string): Promise<Order | null> {
    const found = isUuid(id) ? await repository.ownOrder(db, customerId, id) : null
    const [order] = await wireAll(found === null ? [] : [found])
    return order ?? null
  }

  return {
    async create(customerId, sent, key, language) {
      if (!payments.isSetUp(sent.payment_method)) return fail({ reason: 'methodNotSetUp' })
      if (sent.order_items_data_input.length === 0) return fail({ reason: 'emptyCart' })
      try {
        return await inTransaction(
          db,
          async (transaction) => {
            const { payByWallet } = payments
            const work = () => placeOrder(transaction, customerId, sent, { language, payByWallet })
            if (key === null) return succeed({ order: await work(), replayed: false })
            const request = { call: 'POST /v1/orders/create/', sent }
            const { answer, replayed } = await onceByKey(
              transaction,
              { userId: customerId, key, request },
              work,
            )
            return succeed({ order: answer, replayed })
          },
          heldBy(customerId, requestedLines(sent)),
        )
      } catch (error) {
        if (error instanceof OrderRefusedError) return fail(error.refusal)
        if (error instanceof IdempotencyKeyReusedError) return fail({ reason: 'keyReused' })
        throw error
      }
    },

    async list(customerId, { page, pageSize }) {
      const [count, rows] = await Promise.all([
        repository.orderCount(db, customerId),
        repository.ordersOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
      ])
      return { count, results: await wireAll(rows) }
    },

    order: ownOrder,

    async cancel(customerId, id) {
      const order = isUuid(id) ? await repository.ownOrder(db, customerId, id) : null
      if (order === null) return fail('notFound')
      const change = await inTransaction(
        db,
        (transaction) =>
          changeStatus(transaction, { id: order.id, customerId }, 'cancelled', payments.giveMoneyBack),
        heldBy(customerId, order.items),
      )
      if (!change.ok) return fail(change.error.reason === 'notFound' ? 'notFound' : 'tooLate')
      const cancelled = await ownOrder(customerId, id)
      return cancelled === null ? fail('notFound') : succeed(cancelled)
    },

    async again(customerId, id, key) {
      const order = isUuid(id) ? await repository.ownOrder(db, customerId, id) : null
      if (order === null) return fail('notFound')
      const put = () =>
        inTransaction(db, async (transaction) => {
          const work = () => orderAgain(transaction, order)
          if (key === null) return { answer: await work(), replayed: false }
          const request = { call: 'POST /v1/orders/again/', order: order.id }
          return onceByKey(transaction, { userId: customerId, key, request }, work)
        })
      try {
        return succeed(await retryIfDeleted(put))
      } catch (error) {
        if (error instanceof CartChangeRefusedError) return fail('cartFull')
        if (error instanceof IdempotencyKeyReusedError) return fail('keyReused')
        throw error
      }
    },
  }
}

/** The rows that an order locks: its customer's cart, and the products. */
function heldBy(customerId: string, lines: readonly { productId: string | null }[]): string[] {
  return [`customer ${customerId}`, ...lines.map(({ productId }) => `product ${productId}`)]
}
