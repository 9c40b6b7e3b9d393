import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { promotions, promotionTargets } from '../../db/priceCutSchema.ts'
import { clock } from './clock.ts'
import type { PriceCut } from './cutPrice.ts'

/** A product that promotions may apply to. */
export interface CutProduct {
  id: string
  categoryId?: string | null | undefined
}

/** Whether a promotion is on at this moment. */
const isRunning = and(
  lte(promotions.startsAt, clock),
  or(isNull(promotions.endsAt), gt(promotions.endsAt, clock)),
)

/** The cuts of the promotions that are on at this moment, by the ids of locked products. */
export async function runningCuts(
  transaction: Transaction,
  some: readonly CutProduct[],
): Promise<Map<string, PriceCut[]>> {
  const categoryIds = [...new Set(some.flatMap(({ categoryId }) => categoryId ?? []))]
  const rows = await transaction
    .select({
      percentBp: promotions.percentBp,
      amountTetri: promotions.amountTetri,
      categoryId: promotionTargets.categoryId,
      productId: promotionTargets.productId,
    })
    .from(promotionTargets)
    .innerJoin(promotions, eq(promotions.id, promotionTargets.promotionId))
    .where(
      and(
        eq(promotionTargets.removed, false),
        isRunning,
        or(
          inArray(
            promotionTargets.productId,
            some.map(({ id }) => id),
          ),
          inArray(promotionTargets.categoryId, categoryIds),
        ),
      ),
    )
  const ofTarget = Map.groupBy(rows, ({ categoryId, productId }) => productId ?? categoryId)
  const cutsOf = ({ id, categoryId }: CutProduct) => [
    ...(ofTarget.get(id) ?? []),
    ...(categoryId == null ? [] : (ofTarget.get(categoryId) ?? [])),
  ]
  return new Map(some.map((product) => [product.id, cutsOf(product)]))
}
