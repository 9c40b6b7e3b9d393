import { eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { promotionTargets } from '../../db/priceCutSchema.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { storedUuid } from '../uuid.ts'
import { countCategories, countProducts } from './repository.ts'

/** What a promotion applies to, by ids. */
export interface Targets {
  categories: string[]
  products: string[]
}

/** Why these can't be the targets of a promotion; `none`: there isn't one. */
export type TargetFault = 'noTargets' | 'unknownCategory' | 'unknownProduct'

/** Targets as they were sent, each once. */
export async function knownTargets(
  db: Executor,
  sent: Record<keyof Targets, readonly (string | number)[]>,
): Promise<Result<Targets, TargetFault>> {
  const categories = [...new Set(sent.categories.map((id) => storedUuid(id)))]
  const products = [...new Set(sent.products.map((id) => storedUuid(id)))]
  if (categories.length + products.length === 0) return fail('noTargets')
  if (!areIds(categories) || (await countCategories(db, categories)) < categories.length)
    return fail('unknownCategory')
  if (!areIds(products) || (await countProducts(db, products)) < products.length)
    return fail('unknownProduct')
  return succeed({ categories, products })
}

const areIds = (ids: readonly (string | null)[]): ids is string[] => !ids.includes(null)

/**
 * Makes these the targets of a locked promotion. Those it had before stay as removed ones until its prices are renewed.
 * @returns whether they have changed
 */
export async function replaceTargets(
  transaction: Transaction,
  promotionId: string,
  { categories, products }: Targets,
): Promise<boolean> {
  const known = await transaction
    .select()
    .from(promotionTargets)
    .where(eq(promotionTargets.promotionId, promotionId))
  const wanted = new Set([...categories, ...products])
  const idOf = ({ categoryId, productId }: (typeof known)[number]) => categoryId ?? productId ?? ''
  const there = new Set(known.map(idOf))
  let isOther = false
  for (const removed of [true, false]) {
    const changed = known.filter((row) => row.removed !== removed && wanted.has(idOf(row)) !== removed)
    if (changed.length === 0) continue
    isOther = true
    await transaction
      .update(promotionTargets)
      .set({ removed })
      .where(
        inArray(
          promotionTargets.id,
          changed.map(({ id }) => id),
        ),
      )
  }
  const added = [
    ...categories.map((id) => ({ target: id, categoryId: id, productId: null })),
    ...products.map((id) => ({ target: id, categoryId: null, productId: id })),
  ].filter(({ target }) => !there.has(target))
  if (added.length === 0) return isOther
  await transaction
    .insert(promotionTargets)
    .values(added.map(({ categoryId, productId }) => ({ id: newId(), promotionId, categoryId, productId })))
  return true
}
