import { toGel } from '@dukani/contracts'
import type { Database } from '../../../server/src/db/database.ts'
import { promotionCodes } from '../../../server/src/db/promotionSchema.ts'
import { newId } from '../../../server/src/ids.ts'

let made = 0

/** Stores a code; without changes it takes off 10 %. @returns its text */
export async function storeCode(
  db: Database,
  changes: Partial<typeof promotionCodes.$inferInsert> = {},
): Promise<string> {
  const code = `CODE-${(made += 1)}`
  await db.insert(promotionCodes).values({ id: newId(), code, percentBp: 1_000, ...changes })
  return code
}

/** The fields of an order with a code that takes off so many tetri. */
export const withCode = (code: string, discountTetri: number) => ({
  promotion_code: code,
  discount: toGel(discountTetri),
})
