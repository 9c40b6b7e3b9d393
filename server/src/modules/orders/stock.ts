import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orderItems } from '../../db/orderSchema.ts'
import { products, specifications } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { offeredStock } from '../catalogue/specificationStock.ts'
import { recordMovements, type StockCause, type StockChange } from '../stock/movements.ts'
import type { OrderedLine } from './goods.ts'
import { refundableItems } from './refundRepository.ts'

/**
 * Takes goods out of the stock, in statements that check the current stock, so that it never goes below 0 (API-07). Products
 * are locked first, then specifications, each in the order of their ids, so that orders never deadlock.
 *
 * `updated_at` stays: it is the date of the page in the sitemap, and a sale isn't news there.
 * @returns null, or the first line without enough stock; the transaction then has to be rolled back
 */
export async function takeStock<Line extends OrderedLine>(
  transaction: Transaction,
  orderId: string,
  lines: readonly Line[],
): Promise<Line | null> {
  const ofProduct = Map.groupBy(lines, ({ productId }) => productId)
  afterCommit(() => productChanges.publish([...ofProduct.keys()]))
  await lockProducts(transaction, [...ofProduct.keys()])
  const changes: StockChange[] = []
  const ofSpecification = Map.groupBy(lines, ({ specificationId }) => specificationId ?? '')
  ofSpecification.delete('')
  for (const [id, some] of [...ofSpecification].sort(byId)) {
    const taken = await transaction
      .update(specifications)
      .set({ inventory: sql`${specifications.inventory} - ${pieces(some)}::int` })
      .where(and(eq(specifications.id, id), gte(specifications.inventory, pieces(some))))
      .returning({ productId: specifications.productId, stock: specifications.inventory })
    if (taken[0] === undefined) return some[0] ?? null
    changes.push({ ...taken[0], specificationId: id, change: -pieces(some) })
  }
  const taken = await changeProducts(
    transaction,
    [...ofProduct].map(([productId, some]) => {
      const own = some.filter(({ specificationId }) => specificationId === null)
      return { productId, change: -pieces(own), sold: pieces(some) }
    }),
  )
  const known = new Set(taken.map(({ productId }) => productId))
  const short = lines.find(({ productId }) => !known.has(productId))
  if (short !== undefined) return short
  await recordMovements(transaction, [...taken, ...changes], { reason: 'order', orderId })
  return null
}

/** Puts the goods of a locked order back into the stock. Those of a refund, unless it was refused, stay with it. */
export async function returnStock(transaction: Transaction, orderId: string): Promise<void> {
  await returnGoods(transaction, await refundableItems(transaction, orderId), {
    reason: 'cancellation',
    orderId,
  })
}

/** Goods that go back into the stock. */
interface ReturnedGoods {
  /** null: the shop no longer has the product */
  productId: string | null
  specificationId: string | null
  specificationValue: string | null
  quantity: number
}

/** Puts goods back into the stock, in the same order of rows as they are taken. Deleted products are skipped. */
export async function returnGoods(
  transaction: Transaction,
  goods: readonly ReturnedGoods[],
  cause: StockCause,
): Promise<void> {
  const lines = goods.filter(isKnown).filter(({ quantity }) => quantity > 0)
  const ofProduct = Map.groupBy(lines, ({ productId }) => productId)
  afterCommit(() => productChanges.publish([...ofProduct.keys()]))
  await lockProducts(transaction, [...ofProduct.keys()])
  const changes: StockChange[] = []
  const ofSpecification = Map.groupBy(lines, ({ specificationId }) => specificationId ?? '')
  ofSpecification.delete('')
  for (const [id, some] of [...ofSpecification].sort(byId)) {
    const returned = await transaction
      .update(specifications)
      .set({ inventory: sql`${specifications.inventory} + ${pieces(some)}::int` })
      .where(eq(specifications.id, id))
      .returning({ productId: specifications.productId, stock: specifications.inventory })
    changes.push(...returned.map((row) => ({ ...row, specificationId: id, change: pieces(some) })))
  }
  const returned = await changeProducts(
    transaction,
    [...ofProduct].map(([productId, some]) => {
      const own = some.filter(({ specificationValue }) => specificationValue === null)
      return { productId, change: pieces(own), sold: -pieces(some) }
    }),
  )
  await recordMovements(transaction, [...returned, ...changes], cause)
}

/**
 * Takes the goods of an order that has returned them again.
 * @returns whether all of them were in stock; if not, the transaction has to roll back what was taken
 */
export async function takeStockAgain(transaction: Transaction, orderId: string): Promise<boolean> {
  const items = await transaction.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const lines = await goodsOf(transaction, orderId)
  const isWhole = lines.every(
    ({ specificationId, specificationValue }) => specificationValue === null || specificationId !== null,
  )
  return items.length === lines.length && isWhole && (await takeStock(transaction, orderId, lines)) === null
}

/** Locks products as an update does, until the transaction ends. */
async function lockProducts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/**
 * Changes the own stocks of locked products and how many were sold, and renews the stocks of their specifications, which have
 * changed before: each row once, since each of its versions is in all indexes.
 * @returns the changes of the own stocks, without products that have too few pieces
 */
async function changeProducts(
  transaction: Transaction,
  changes: readonly { productId: string; change: number; sold: number }[],
): Promise<StockChange[]> {
  const column = (values: readonly unknown[]) => sql.param([...values])
  const { rows } = await transaction.execute<{ id: string; change: number; stock: number }>(sql`
    update ${products} set
      inventory = ${products.inventory} + changed.own,
      total_sold = greatest(0, ${products.totalSold} + changed.sold),
      specification_stock = ${offeredStock}
    from unnest(
      ${column(changes.map(({ productId }) => productId))}::uuid[],
      ${column(changes.map(({ change }) => change))}::integer[],
      ${column(changes.map(({ sold }) => sold))}::integer[]
    ) as changed (id, own, sold)
    where ${products.id} = changed.id and ${products.inventory} + changed.own >= 0
    returning ${products.id}, changed.own as change, ${products.inventory} as stock`)
  return rows.map(({ id, change, stock }) => ({ productId: id, specificationId: null, change, stock }))
}

const isKnown = <Goods extends ReturnedGoods>(goods: Goods): goods is Goods & { productId: string } =>
  goods.productId !== null

/** The items of an order, without deleted products. */
async function goodsOf(transaction: Transaction, orderId: string) {
  const rows = await transaction
    .select({
      productId: orderItems.productId,
      specificationId: orderItems.specificationId,
      specificationValue: orderItems.specificationValue,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return rows.filter(isKnown)
}

function pieces(lines: readonly OrderedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

// By code units, which give the same order in every process and locale.
function byId([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
