import { ORDER_STATUSES, type Delivery } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder } from './lifecycle.ts'
import type { GiveMoneyBack } from './orderPayments.ts'
import { shippedOrdersOf, shopOrderItems } from './shopRepository.ts'
import { wireAddress } from './wire.ts'

/** The orders that are assigned to a member of the staff. Another courier's are not found (API-05). */
export interface DeliveryService {
  /** The shipped ones, oldest first. */
  list(courierId: string): Promise<Delivery[]>
  /** Records that an order was delivered. Recording it again succeeds and changes nothing. */
  deliver(actor: Actor, id: string): Promise<Result<null, 'notFound' | 'wrongStatus'>>
}

export function createDeliveryService(db: Database, giveMoneyBack: GiveMoneyBack): DeliveryService {
  return {
    async list(courierId) {
      const orders = await shippedOrdersOf(db, courierId)
      if (orders.length === 0) return []
      const items = await shopOrderItems(
        db,
        orders.map(({ id }) => id),
      )
      const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
      return orders.map((order) => wireDelivery(order, itemsOf.get(order.id) ?? []))
    },

    async deliver(actor, id) {
      if (!isUuid(id)) return fail('notFound')
      return inTransaction(db, async (transaction) => {
        const order = await lockOrder(transaction, id)
        if (order?.courierId !== actor.id) return fail('notFound')
        const set = await changeStatus(transaction, { id, customerId: null }, 'delivered', giveMoneyBack)
        if (!set.ok) return fail('wrongStatus')
        if (!set.value.changed) return succeed(null)
        await recordChange(transaction, {
          actor,
          action: 'order.deliver',
          subject: { kind: 'order', id },
          before: { status: order.status },
          after: { status: 'delivered' },
        })
        return succeed(null)
      })
    },
  }
}

type OrderRow = Awaited<ReturnType<typeof shippedOrdersOf>>[number]
type ItemRow = Awaited<ReturnType<typeof shopOrderItems>>[number]

function wireDelivery(order: OrderRow, items: readonly ItemRow[]): Delivery {
  return {
    id: order.id,
    order_number: order.number,
    status: ORDER_STATUSES.find((status) => status === order.status) ?? 'shipped',
    customer: { name: order.customerName, phone_number: order.phoneNumber },
    ...wireAddress(order),
    items: items.map(({ productName, specificationValue, quantity }) => ({
      name: productName,
      specification: specificationValue,
      quantity,
    })),
  }
}
