import type { Transaction } from '../database.ts'
import { meta } from '../metaSchema.ts'

/** Marks a part of the demo shop as seeded. @returns false if an earlier start has seeded it */
export async function isFirstTime(transaction: Transaction, part: string): Promise<boolean> {
  const marked = await transaction
    .insert(meta)
    .values({ key: part, value: 'done' })
    .onConflictDoNothing()
    .returning()
  return marked.length > 0
}
