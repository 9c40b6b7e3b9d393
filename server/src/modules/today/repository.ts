import { LOW_STOCK, type OrderStage } from '@dukani/contracts'
import { and, asc, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SHOP_TIME_ZONE } from '../../config/shopTime.ts'
import type { Database } from '../../db/database.ts'
import { orderItems, orders } from '../../db/orderSchema.ts'
import { refundItems, refunds } from '../../db/paymentSchema.ts'
import { isOpenReturn, returns } from '../../db/returnSchema.ts'
import { products, specifications } from '../../db/schema.ts'
import { searchMisses } from '../../db/searchSchema.ts'
import { isInStage } from '../orders/shopFilter.ts'

/** The rows of a short list. */
const MOST = 10

/** The start of today in the shop's time zone, some days earlier. */
const startOfDay = (earlier: number) =>
  sql`(date_trunc('day', now() at time zone ${SHOP_TIME_ZONE}) - make_interval(days => ${earlier}::integer))
    at time zone ${SHOP_TIME_ZONE}`

/** What counts as sold since the start of a day. Values are literals, so that the index of sold orders is used. */
const soldSince = (earlier: number) =>
  and(
    gte(orders.createdAt, startOfDay(earlier)),
    sql`${orders.paymentStatus} = 'completed' and ${orders.status} <> 'cancelled'`,
  )

/** How many orders are in each stage. */
export async function countStages(db: Database): Promise<Record<OrderStage, number>> {
  const counted = (stage: OrderStage) => sql<number>`(count(*) filter (where ${isInStage(stage)}))::integer`
  const [counts] = await db
    .select({
      transfer: counted('transfer'),
      prepare: counted('prepare'),
      prepared: counted('prepared'),
      onTheWay: counted('onTheWay'),
    })
    .from(orders)
    // As in the index of open orders.
    .where(sql`${orders.status} in ('pending', 'confirmed', 'shipped')`)
  return counts ?? { transfer: 0, prepare: 0, prepared: 0, onTheWay: 0 }
}

/** How many returns are neither refused nor refunded. */
export const countReturns = (db: Database): Promise<number> => db.$count(returns, isOpenReturn)

/** The sales of each day with any, YYYY-MM-DD, from some days ago, less what was refunded of the orders of the day. */
export function salesByDay(db: Database, earlier: number) {
  const refunded = db
    .select({ orderId: refunds.orderId, tetri: sql<number>`sum(${refunds.amountTetri})`.as('tetri') })
    .from(refunds)
    .where(ne(refunds.state, 'refused'))
    .groupBy(refunds.orderId)
    .as('refunded')
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)}, 'YYYY-MM-DD')`
  return db
    .select({
      day,
      orders: sql<number>`count(*)::integer`,
      totalTetri: sql<number>`sum(${orders.totalTetri} - coalesce(${refunded.tetri}, 0))::double precision`,
    })
    .from(orders)
    .leftJoin(refunded, eq(refunded.orderId, orders.id))
    .where(soldSince(earlier))
    .groupBy(day)
}

/** The products of which most pieces were sold, from some days ago, and what was paid for them, less refunded pieces. */
export async function bestSellers(db: Database, earlier: number) {
  const refunded = db
    .select({
      itemId: refundItems.itemId,
      pieces: sql<number>`sum(${refundItems.quantity})`.as('pieces'),
      tetri: sql<number>`sum(${refundItems.amountTetri})`.as('tetri'),
    })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(ne(refunds.state, 'refused'))
    .groupBy(refundItems.itemId)
    .as('refunded')
  const quantity = sql<number>`sum(${orderItems.quantity} - coalesce(${refunded.pieces}, 0))::integer`
  const paid = sql`${orderItems.quantity} * ${orderItems.unitPriceTetri}::bigint - ${orderItems.discountTetri} - coalesce(${refunded.tetri}, 0)`
  const sold = await db
    .select({
      id: sql<string>`${orderItems.productId}`,
      quantity,
      totalTetri: sql<number>`sum(${paid})::double precision`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(refunded, eq(refunded.itemId, orderItems.id))
    .where(and(soldSince(earlier), isNotNull(orderItems.productId)))
    .groupBy(orderItems.productId)
    .having(sql`${quantity} > 0`)
    .orderBy(desc(quantity), asc(orderItems.productId))
    .limit(MOST)
  const named = await db
    .select({ id: products.id, name: products.name, deletedAt: products.deletedAt })
    .from(products)
    .where(
      inArray(
        products.id,
        sold.map(({ id }) => id),
      ),
    )
  const productOf = new Map(named.map((product) => [product.id, product]))
  return sold.flatMap(({ id, ...sales }) => {
    const product = productOf.get(id)
    // It was removed between the two statements.
    if (product === undefined) return []
    return [{ id: product.deletedAt === null ? id : null, name: product.name, ...sales }]
  })
}

/** Products, and specifications of products, of which no more pieces are left than their warning level; the fewest first. */
export async function lowStock(db: Database) {
  // As in the indexes.
  const few = (level: PgColumn) => sql`between 1 and coalesce(${level}, ${sql.raw(String(LOW_STOCK))})`
  const [whole, specified] = await Promise.all([
    db
      .select({ id: products.id, name: products.name, inventory: products.inventory })
      .from(products)
      .where(
        sql`${products.published} and ${products.inventory} ${few(products.warnLevel)} and ${products.specificationStock} is null`,
      )
      .orderBy(asc(products.inventory), asc(products.id))
      .limit(MOST),
    db
      .select({
        id: products.id,
        name: products.name,
        specification: specifications.value,
        inventory: specifications.inventory,
      })
      .from(specifications)
      .innerJoin(products, eq(products.id, specifications.productId))
      .where(
        sql`${specifications.active} and ${specifications.inventory} ${few(specifications.warnLevel)} and ${products.published}`,
      )
      .orderBy(asc(specifications.inventory), asc(specifications.id))
      .limit(MOST),
  ])
  return [...whole.map((product) => ({ ...product, specification: null })), ...specified]
    .toSorted((one, other) => one.inventory - other.inventory)
    .slice(0, MOST)
}

/** What was searched most and not found, from some days ago. */
export function missesSince(db: Database, earlier: number) {
  const count = sql<number>`sum(${searchMisses.count})::integer`
  return db
    .select({ text: searchMisses.text, count })
    .from(searchMisses)
    .where(sql`${searchMisses.day} >= (now() at time zone ${SHOP_TIME_ZONE})::date - ${earlier}::integer`)
    .groupBy(searchMisses.text)
    .orderBy(desc(count), asc(searchMisses.text))
    .limit(MOST)
}
