import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'
import type { OrderedLine } from './goods.ts'

/**
 * Takes the goods out of the stock, each in a statement that asks for the stock there is then, so that it never goes
 * below 0 (API-07). Products first, then specifications, each in the order of their ids: two orders of the same
 * things so never wait for each other crosswise.
 *
 * `updated_at` stays: it tells of the product's texts, and the search index is made anew when it changes.
 * @returns null, or the first line for which there isn't enough; the transaction has to be rolled back then
 */
export async function takeStock<Line extends OrderedLine>(
  transaction: Transaction,
  lines: readonly Line[],
): Promise<Line | null> {
  const ofProduct = Map.groupBy(lines, ({ productId }) => productId)
  for (const [id, some] of [...ofProduct].sort(byId)) {
    const own = some.filter(({ specificationId }) => specificationId === null)
    const taken = await transaction
      .update(products)
      .set({
        inventory: sql`${products.inventory} - ${pieces(own)}::int`,
        totalSold: sql`${products.totalSold} + ${pieces(some)}::int`,
      })
      .where(and(eq(products.id, id), gte(products.inventory, pieces(own))))
      .returning({ id: products.id })
    if (taken.length === 0) return some[0] ?? null
  }
  const ofSpecification = Map.groupBy(lines, ({ specificationId }) => specificationId ?? '')
  ofSpecification.delete('')
  for (const [id, some] of [...ofSpecification].sort(byId)) {
    const taken = await transaction
      .update(specifications)
      .set({ inventory: sql`${specifications.inventory} - ${pieces(some)}::int` })
      .where(and(eq(specifications.id, id), gte(specifications.inventory, pieces(some))))
      .returning({ id: specifications.id })
    if (taken.length === 0) return some[0] ?? null
  }
  return null
}

function pieces(lines: readonly OrderedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

// By code units: the same order in every process, whatever its language.
function byId([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
