import type { Order, OrderCreate, OrderCreated, PaymentMethod } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { IdempotencyKeyReused, onceByKey } from '../idempotency/idempotency.ts'
import type { PageRange } from '../paging.ts'
import { isUuid } from '../uuid.ts'
import { placeOrder } from './placeOrder.ts'
import { OrderRefused, type Refusal } from './refusal.ts'
import * as repository from './repository.ts'
import { wireOrder } from './wire.ts'

/** What came of an order that was sent; `replayed`: it was made before, by the same Idempotency-Key. */
export type Outcome = { order: OrderCreated; replayed: boolean } | { refused: Refusal }

/** Orders, each seen by the customer who made it alone (API-05). */
export interface OrderService {
  /**
   * Makes an order of what is in the customer's cart.
   * @param key its Idempotency-Key; null: each sending counts
   */
  create(customerId: string, sent: OrderCreate, key: string | null): Promise<Outcome>
  /** A page of a customer's orders, newest first. */
  list(customerId: string, range: PageRange): Promise<{ count: number; results: Order[] }>
  /** An order of the customer's; null for another's as for none. */
  order(customerId: string, id: string): Promise<Order | null>
}

// The others need a gateway that takes the money.
const SET_UP: ReadonlySet<PaymentMethod> = new Set(['bank'])

export function createOrderService(db: Database): OrderService {
  return {
    async create(customerId, sent, key) {
      if (!SET_UP.has(sent.payment_method)) return { refused: { reason: 'methodNotSetUp' } }
      if (sent.order_items_data_input.length === 0) return { refused: { reason: 'emptyCart' } }
      try {
        return await inTransaction(db, async (transaction) => {
          const work = () => placeOrder(transaction, customerId, sent)
          if (key === null) return { order: await work(), replayed: false }
          const request = { call: 'POST /v1/orders/create/', sent }
          const { answer, replayed } = await onceByKey(
            transaction,
            { userId: customerId, key, request },
            work,
          )
          return { order: answer, replayed }
        })
      } catch (error) {
        if (error instanceof OrderRefused) return { refused: error.refusal }
        if (error instanceof IdempotencyKeyReused) return { refused: { reason: 'keyReused' } }
        throw error
      }
    },

    async list(customerId, { page, pageSize }) {
      const [count, rows] = await Promise.all([
        repository.orderCount(db, customerId),
        repository.ordersOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
      ])
      return { count, results: rows.map(wireOrder) }
    },

    async order(customerId, id) {
      const found = isUuid(id) ? await repository.ownOrder(db, customerId, id) : null
      return found === null ? null : wireOrder(found)
    },
  }
}
