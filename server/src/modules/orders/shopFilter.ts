import type { OrderStage, Tetri } from '@dukani/contracts'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '../../config/shopTime.ts'
import { orders } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'

/** The filter of the shop's list of orders; undefined: any. */
export interface ShopOrderFilter {
  /** the customer; undefined: all */
  userId?: string | undefined
  status?: string | null | undefined
  paymentStatus?: string | undefined
  /** what has to be done next */
  stage?: OrderStage | undefined
  /** whatever its case */
  city?: string | undefined
  /** the least and the greatest total */
  totalFrom?: Tetri | undefined
  totalTo?: Tetri | undefined
  /** the first and the last day, YYYY-MM-DD, of the shop's time zone */
  from?: string | undefined
  to?: string | undefined
  /** the order's number, or its customer's e-mail or phone number */
  text?: string | undefined
}

/** The orders of each stage. Values are literals, so that the index of open orders is used. */
const STAGES: Readonly<Record<OrderStage, SQL>> = {
  transfer: sql`${orders.status} in ('pending', 'confirmed') and ${orders.paymentStatus} = 'pending'
    and ${orders.paymentMethod} in ('qr', 'bank')`,
  prepare: sql`${orders.status} in ('pending', 'confirmed') and ${orders.paymentStatus} = 'completed'
    and ${orders.preparedAt} is null`,
  prepared: sql`${orders.status} = 'confirmed' and ${orders.preparedAt} is not null`,
  onTheWay: sql`${orders.status} = 'shipped'`,
}

/** The condition of a stage. */
export const isInStage = (stage: OrderStage): SQL => STAGES[stage]

/** The condition of a filter. */
export function matchesFilter(filter: ShopOrderFilter): SQL | undefined {
  const { userId, status, paymentStatus, stage, city, totalFrom, totalTo, from, to, text } = filter
  return and(
    userId === undefined ? undefined : eq(orders.userId, userId),
    status == null ? undefined : eq(orders.status, status),
    paymentStatus === undefined ? undefined : eq(orders.paymentStatus, paymentStatus),
    stage === undefined ? undefined : STAGES[stage],
    city === undefined ? undefined : sql`lower(${orders.city}) = lower(${city})`,
    totalFrom === undefined ? undefined : gte(orders.totalTetri, totalFrom),
    totalTo === undefined ? undefined : lte(orders.totalTetri, totalTo),
    from === undefined ? undefined : sql`${orders.createdAt} >= ${startOf(from, 0)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${startOf(to, 1)}`,
    text === undefined ? undefined : matchesText(text),
  )
}

/** The start of a day in the shop's time zone, some days later. */
const startOf = (day: string, later: number) =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${SHOP_TIME_ZONE}`

/** One condition, not several joined by `or`, which would read all orders. */
function matchesText(text: string): SQL {
  if (text.includes('@')) return eq(users.email, text.toLowerCase())
  return text.startsWith('+') ? eq(users.phoneNumber, text) : eq(orders.number, text)
}
