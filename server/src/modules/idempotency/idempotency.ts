import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/orderSchema.ts'

/** One write of one person, named by the key that came with it. */
export interface KeyedWrite {
  userId: string
  /** the header's value, 1 to 255 characters */
  key: string
  /** what was sent, and to which call */
  request: unknown
}

/** The key has been used before, for something else. Rolls the transaction back. */
export class IdempotencyKeyReused extends Error {
  constructor() {
    super('an Idempotency-Key was sent with another body')
  }
}

/**
 * Does a write once, however often it is sent (CHECK-12): the key's row is written in the write's own transaction, so
 * that both are there or neither. A second one that comes while the first is under way waits for it.
 * @param work must give what JSON can hold: that is what the next one with this key is answered
 * @returns the answer, and whether it is that of before
 * @throws IdempotencyKeyReused
 */
export async function onceByKey<Answer>(
  transaction: Transaction,
  { userId, key, request }: KeyedWrite,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  if (claimed.length > 0) {
    const answer = await work()
    await transaction.update(idempotencyKeys).set({ answer }).where(own)
    return { answer, replayed: false }
  }
  const [before] = await transaction.select().from(idempotencyKeys).where(own)
  if (before?.fingerprint !== fingerprint) throw new IdempotencyKeyReused()
  return { answer: before.answer as Answer, replayed: true }
}
