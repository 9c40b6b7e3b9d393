import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { promotionCodes } from '../../db/promotionSchema.ts'

export type PromotionCodeRow = typeof promotionCodes.$inferSelect

/** A part of all codes, newest first. @param after the id of the last code of the part before */
export function codesFrom(db: Database, { after, limit }: { after: string | null; limit: number }) {
  return db
    .select()
    .from(promotionCodes)
    .where(after === null ? undefined : lt(promotionCodes.id, after))
    .orderBy(desc(promotionCodes.id))
    .limit(limit)
}

/** Inserts a code. @returns null: there is one with this text */
export async function insertCode(
  transaction: Transaction,
  code: typeof promotionCodes.$inferInsert,
): Promise<PromotionCodeRow | null> {
  const [inserted] = await transaction
    .insert(promotionCodes)
    .values(code)
    .onConflictDoNothing({ target: promotionCodes.code })
    .returning()
  return inserted ?? null
}

/** Reads a code and locks it until the transaction ends. null: there is none. */
export async function lockCode(transaction: Transaction, id: string): Promise<PromotionCodeRow | null> {
  const [code] = await transaction
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.id, id))
    .for('update')
  return code ?? null
}

/** Changes a locked code. */
export async function updateCode(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<PromotionCodeRow, 'active' | 'maxUses' | 'endsAt'>>,
): Promise<PromotionCodeRow> {
  const [changed] = await transaction
    .update(promotionCodes)
    .set({ ...change, version: sql`${promotionCodes.version} + 1` })
    .where(eq(promotionCodes.id, id))
    .returning()
  if (changed === undefined) throw new Error('the locked code is gone')
  return changed
}
