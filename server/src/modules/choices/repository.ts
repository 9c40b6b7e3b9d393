import { and, eq, sql } from 'drizzle-orm'
import { specificationChoices } from '../../db/choiceSchema.ts'
import type { Database } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'

/** What decides whether a specification can be chosen. */
export interface SpecificationFacts {
  /** it has a price */
  isPriced: boolean
}

/** A specification that the published product offers now; null if there is none. */
export async function offeredSpecification(
  db: Database,
  productId: string,
  specificationId: string,
): Promise<SpecificationFacts | null> {
  const [row] = await db
    .select({ price: specifications.priceTetri })
    .from(specifications)
    .innerJoin(products, eq(products.id, specifications.productId))
    .where(
      and(
        eq(specifications.id, specificationId),
        eq(products.id, productId),
        specifications.active,
        products.published,
      ),
    )
  return row === undefined ? null : { isPriced: row.price !== null }
}

/** Stores a choice in place of the previous one. */
export async function saveChoice(
  db: Database,
  userId: string,
  productId: string,
  specificationId: string,
): Promise<void> {
  await db
    .insert(specificationChoices)
    .values({ userId, productId, specificationId })
    .onConflictDoUpdate({
      target: [specificationChoices.userId, specificationChoices.productId],
      set: { specificationId, chosenAt: sql`excluded.chosen_at` },
    })
}

/** The last choice of a customer for a product, if it can still be chosen. */
export async function savedChoice(db: Database, userId: string, productId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: specifications.id })
    .from(specificationChoices)
    .innerJoin(specifications, eq(specifications.id, specificationChoices.specificationId))
    .where(
      and(
        eq(specificationChoices.userId, userId),
        eq(specificationChoices.productId, productId),
        specifications.active,
        sql`${specifications.priceTetri} is not null`,
      ),
    )
  return row?.id ?? null
}
