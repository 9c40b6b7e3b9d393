import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database.ts'
import { orderItems, orders } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'
import { isUuid } from '../uuid.ts'
import { matchesFilter, type ShopOrderFilter } from './shopFilter.ts'

const columns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  totalTetri: orders.totalTetri,
  discountTetri: orders.discountTetri,
  promotionCode: orders.promotionCode,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  homeAddress: orders.homeAddress,
  city: orders.city,
  region: orders.region,
  postalCode: orders.postalCode,
  latitude: orders.latitude,
  longitude: orders.longitude,
  courierId: orders.courierId,
  preparedAt: orders.preparedAt,
}

/** A part of the shop's list of orders. */
export interface ShopOrderPart extends ShopOrderFilter {
  /** the id of the last order of the part before */
  after?: string | undefined
  limit: number
}

/** The orders of all customers, for the shop: newest first, those of a stage oldest first. */
export function shopOrders(db: Database, { after, limit, ...filter }: ShopOrderPart) {
  const isQueue = filter.stage !== undefined
  const position = sql`(${orders.createdAt}, ${orders.id})`
  const last = sql`(select created_at, id from orders where id = ${after})`
  const order = isQueue ? asc : desc
  return db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        matchesFilter(filter),
        after === undefined ? undefined : isQueue ? sql`${position} > ${last}` : sql`${position} < ${last}`,
      ),
    )
    .orderBy(order(orders.createdAt), order(orders.id))
    .limit(limit)
}

/** An order by its number or its id; null: there is none. */
export async function shopOrder(db: Executor, idOrNumber: string) {
  const named = eq(orders.number, idOrNumber)
  const [order] = await db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isUuid(idOrNumber) ? or(eq(orders.id, idOrNumber), named) : named)
  return order ?? null
}
export type ShopOrder = NonNullable<Awaited<ReturnType<typeof shopOrder>>>

/** The items of orders, in their order. */
export function shopOrderItems(db: Database, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(orderItems.orderId, orderItems.position)
}

/** The shipped orders that are assigned to a member of the staff, oldest first. */
export function shippedOrdersOf(db: Database, courierId: string) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.courierId, courierId), eq(orders.status, 'shipped')))
    .orderBy(orders.createdAt, orders.id)
}
