import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { promotionTargets } from '../../db/priceCutSchema.ts'
import { products, specifications } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { atRegularPrice, priceColumns, type PriceColumns } from './priceColumns.ts'
import { runningCuts } from './runningCuts.ts'

/**
 * Gives products and their specifications the prices that the promotions make of their regular ones at this moment, and has
 * their pages renewed. Deleted products get their regular prices. It doesn't count as an edit: versions stay.
 */
export async function renewPrices(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Products are locked first, then specifications, each by id, as orders do.
  const known = await transaction
    .select({
      ...{ id: products.id, categoryId: products.categoryId, deletedAt: products.deletedAt },
      ...pricesOf(products),
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
  const specs = await transaction
    .select({
      id: specifications.id,
      productId: specifications.productId,
      ...pricesOf(specifications),
    })
    .from(specifications)
    .where(
      inArray(
        specifications.productId,
        known.map(({ id }) => id),
      ),
    )
    .orderBy(asc(specifications.id))
    .for('no key update')
  const cutsOf = await runningCuts(
    transaction,
    known.filter(({ deletedAt }) => deletedAt === null),
  )
  const changed = new Map(
    known.flatMap((row) => renewed(row, cutsOf.get(row.id))).map((row) => [row.id, row]),
  )
  const changedSpecs = specs.flatMap((row) => renewed(row, cutsOf.get(row.productId)))
  const ofSpecs = new Set(changedSpecs.map(({ productId }) => productId))
  // A product also counts as changed if only its specifications have other prices.
  const seen = known.flatMap((row) => changed.get(row.id) ?? (ofSpecs.has(row.id) ? row : []))
  await write(transaction, { table: products, also: sql`, updated_at = now()`, rows: seen })
  await write(transaction, { table: specifications, also: sql``, rows: changedSpecs })
  if (seen.length > 0) afterCommit(() => productChanges.publish(seen.map(({ id }) => id)))
}

/** Takes a locked product that was marked as deleted out of all promotions. It has its regular prices again. */
export async function leavePromotions(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(promotionTargets).where(eq(promotionTargets.productId, id))
  await renewPrices(transaction, [id])
}

const pricesOf = <Table extends typeof products | typeof specifications>(table: Table) => ({
  priceTetri: table.priceTetri,
  oldPriceTetri: table.oldPriceTetri,
  regularPriceTetri: table.regularPriceTetri,
  regularOldPriceTetri: table.regularOldPriceTetri,
})

/** The row with its new columns, if they differ. */
function renewed<Row extends PriceColumns>(
  row: Row,
  cuts: Parameters<typeof priceColumns>[1] = [],
): (Row & PriceColumns)[] {
  const columns = priceColumns(atRegularPrice(row), cuts)
  const isSame =
    columns.priceTetri === row.priceTetri &&
    columns.oldPriceTetri === row.oldPriceTetri &&
    columns.regularPriceTetri === row.regularPriceTetri &&
    columns.regularOldPriceTetri === row.regularOldPriceTetri
  return isSame ? [] : [{ ...row, ...columns }]
}

async function write(
  transaction: Transaction,
  {
    table,
    also,
    rows,
  }: {
    table: typeof products | typeof specifications
    also: SQL
    rows: readonly (PriceColumns & { id: string })[]
  },
): Promise<void> {
  if (rows.length === 0) return
  const column = (values: readonly unknown[]) => sql.param([...values])
  await transaction.execute(sql`
    update ${table} set
      price_tetri = renewed.price, old_price_tetri = renewed.old_price,
      regular_price_tetri = renewed.regular, regular_old_price_tetri = renewed.regular_old${also}
    from unnest(
      ${column(rows.map(({ id }) => id))}::uuid[],
      ${column(rows.map(({ priceTetri }) => priceTetri))}::integer[],
      ${column(rows.map(({ oldPriceTetri }) => oldPriceTetri))}::integer[],
      ${column(rows.map(({ regularPriceTetri }) => regularPriceTetri))}::integer[],
      ${column(rows.map(({ regularOldPriceTetri }) => regularOldPriceTetri))}::integer[]
    ) as renewed (id, price, old_price, regular, regular_old)
    where ${table.id} = renewed.id`)
}
