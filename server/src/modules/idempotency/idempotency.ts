import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { IDEMPOTENCY_KEY_HOURS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/orderSchema.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'

/** A write with an Idempotency-Key. */
export interface KeyedWrite {
  userId: string
  /** the header's value, 1 to 255 characters */
  key: string
  /** the parsed request and its call */
  request: unknown
}

/** The key was used before for another request. Rolls the transaction back. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'IdempotencyKeyReusedError'
}

// Each new key deletes more than one old one, so that the table holds little more than a day's keys.
const SWEPT_AT_ONCE = 10

/**
 * Performs a write once, however often it is sent within 24 hours (CHECK-12): the key's row is written in the write's
 * own transaction, so that both exist or neither does. A second request that arrives while the first is running waits
 * for it. Must be the transaction's first statement, so that a waiting transaction holds no locks.
 * @param work must return JSON, which is stored for later requests with this key
 * @returns the answer, and whether it belongs to an earlier request
 * @throws IdempotencyKeyReusedError
 */
export async function onceByKey<Answer>(
  transaction: Transaction,
  { userId, key, request }: KeyedWrite,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const before = await claim(transaction, { userId, key, fingerprint })
  if (before === null) {
    const answer = await work()
    await transaction.update(idempotencyKeys).set({ answer }).where(named(userId, key))
    await sweep(transaction)
    return { answer, replayed: false }
  }
  if (before.fingerprint !== fingerprint)
    throw new IdempotencyKeyReusedError('the key was used for another request')
  return { answer: before.answer as Answer, replayed: true }
}

/** Rolls a refused write back. */
class WriteRefusedError extends Error {
  override readonly name = 'WriteRefusedError'
  readonly refusal: unknown

  constructor(refusal: unknown) {
    super('a write was refused')
    this.refusal = refusal
  }
}

/**
 * Performs a write in a transaction of its own; with a key once, however often it is sent. A refused one is rolled back and leaves
 * the key unused.
 * @param write `key` undefined: it is performed each time
 * @param work returns JSON, or why it is refused
 * @param holds as for `inTransaction`
 */
export async function writeOnce<Answer, Refusal>(
  db: Database,
  { key, ...write }: Omit<KeyedWrite, 'key'> & { key: string | undefined },
  work: (transaction: Transaction) => Promise<Result<Answer, Refusal>>,
  holds: readonly string[] = [],
): Promise<Result<Answer, Refusal | 'keyReused'>> {
  const attempt = async (transaction: Transaction) => {
    const done = await work(transaction)
    if (!done.ok) throw new WriteRefusedError(done.error)
    return done.value
  }
  const once = async (transaction: Transaction) => {
    if (key === undefined) return attempt(transaction)
    return (await onceByKey(transaction, { ...write, key }, () => attempt(transaction))).answer
  }
  try {
    return succeed(await retryIfDeleted(() => inTransaction(db, once, holds)))
  } catch (error) {
    if (error instanceof WriteRefusedError) return fail(error.refusal as Refusal)
    if (error instanceof IdempotencyKeyReusedError) return fail('keyReused')
    throw error
  }
}

type KeyRow = typeof idempotencyKeys.$inferSelect

/** Claims the key for this transaction. @returns null, or the row of an earlier request */
async function claim(
  transaction: Transaction,
  values: Pick<KeyRow, 'userId' | 'key' | 'fingerprint'>,
): Promise<KeyRow | null> {
  for (;;) {
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values(values)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed.length > 0) return null
    const [before] = await transaction.select().from(idempotencyKeys).where(named(values.userId, values.key))
    if (before !== undefined) return before
    // Deleted between the two statements, so try again.
  }
}

function named(userId: string, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}

/** Deletes a few expired keys, skipping locked ones. */
async function sweep(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from ${idempotencyKeys} as stored using (
      select user_id, key from ${idempotencyKeys}
      where created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY_HOURS})
      order by created_at limit ${SWEPT_AT_ONCE}
      for update skip locked
    ) as old
    where stored.user_id = old.user_id and stored.key = old.key`)
}
