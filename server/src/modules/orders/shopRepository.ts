import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { orderItems, orders } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'
import { isUuid } from '../uuid.ts'

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
}

/** The filter of the shop's list of orders. */
export interface ShopOrderFilter {
  /** whose; undefined: anybody's */
  userId?: string | undefined
  status?: string | null | undefined
  paymentStatus?: string | undefined
  /** the order's number, or its customer's e-mail or phone number */
  text?: string | undefined
  /** the id of the last order of the part before */
  after?: string | undefined
  limit: number
}

/** The orders of all customers, newest first, for the shop. */
export function shopOrders(
  db: Database,
  { userId, status, paymentStatus, text, after, limit }: ShopOrderFilter,
) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        userId === undefined ? undefined : eq(orders.userId, userId),
        status == null ? undefined : eq(orders.status, status),
        paymentStatus === undefined ? undefined : eq(orders.paymentStatus, paymentStatus),
        text === undefined ? undefined : matches(text),
        after === undefined
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) < (select created_at, id from orders where id = ${after})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}

/** One condition, not several joined by `or`, which would read all orders. */
function matches(text: string) {
  if (text.includes('@')) return eq(users.email, text.toLowerCase())
  return text.startsWith('+') ? eq(users.phoneNumber, text) : eq(orders.number, text)
}

/** An order by its number or its id; null: there is none. */
export async function shopOrder(db: Database | Transaction, idOrNumber: string) {
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
