import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { MAX_ORDER_MAIL_ATTEMPTS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { orderMails, orders } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'

/** What names a mail: there is one of each kind for an order, or for what it is about. */
export interface MailName {
  orderId: string
  kind: string
  about: string
}

/** The filter of the mails that aren't sent. */
export interface UnsentFilter {
  /** undefined: both */
  state?: 'waiting' | 'failed' | undefined
  /** the last mail of the part before */
  after?: MailName | undefined
  limit: number
}

const hasFailed = sql<boolean>`${orderMails.attempts} >= ${MAX_ORDER_MAIL_ATTEMPTS}`

/** The mails that aren't sent, newest first. */
export function unsentMails(db: Database, { state, after, limit }: UnsentFilter) {
  return db
    .select({
      orderId: orderMails.orderId,
      kind: orderMails.kind,
      about: orderMails.about,
      number: orders.number,
      email: users.email,
      hasFailed,
      attempts: orderMails.attempts,
      createdAt: orderMails.createdAt,
    })
    .from(orderMails)
    .innerJoin(orders, eq(orders.id, orderMails.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        isNull(orderMails.sentAt),
        state === undefined ? undefined : state === 'failed' ? hasFailed : sql`not ${hasFailed}`,
        after &&
          sql`(${orderMails.createdAt}, ${orderMails.orderId}, ${orderMails.kind}, ${orderMails.about}) < (
            select created_at, order_id, kind, about from order_mails
            where order_id = ${after.orderId} and kind = ${after.kind} and about = ${after.about})`,
      ),
    )
    .orderBy(
      desc(orderMails.createdAt),
      desc(orderMails.orderId),
      desc(orderMails.kind),
      desc(orderMails.about),
    )
    .limit(limit)
}
export type UnsentMail = Awaited<ReturnType<typeof unsentMails>>[number]

/** Locks a mail until the transaction ends; null: there is none. */
export async function lockMail(transaction: Transaction, name: MailName) {
  const [mail] = await transaction
    .select({ attempts: orderMails.attempts, sentAt: orderMails.sentAt })
    .from(orderMails)
    .where(named(name))
    .for('update')
  return mail ?? null
}

/** Queues a mail again, as if it had never been tried. */
export async function requeueMail(transaction: Transaction, name: MailName): Promise<void> {
  await transaction
    .update(orderMails)
    .set({ attempts: 0, nextAttemptAt: sql`now()` })
    .where(named(name))
}

const named = ({ orderId, kind, about }: MailName) =>
  and(eq(orderMails.orderId, orderId), eq(orderMails.kind, kind), eq(orderMails.about, about))
