import { phoneNumber } from '@dukani/contracts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { passwordResets, sessions } from '../../db/accountSchema.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { addresses, orders } from '../../db/orderSchema.ts'
import { walletEntries } from '../../db/paymentSchema.ts'
import { users } from '../../db/schema.ts'
import { containsText, nameAndEmail, TRIGRAM } from '../../db/trigrams.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
  erasedAt: users.erasedAt,
}

/** The filter of the list of customers. */
export interface CustomerFilter {
  /** an order's number, a phone number, or a part of the name or e-mail; undefined: any */
  text?: string | undefined
  /** the id of the last customer of the part before */
  after?: string | undefined
  limit: number
}

/** All customers, newest first. */
export function customers(db: Database, { text, after, limit }: CustomerFilter) {
  return db
    .select(columns)
    .from(users)
    .where(
      and(
        text === undefined ? undefined : matches(text),
        after === undefined
          ? undefined
          : sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${after})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

const ORDER_NUMBER = /^\d{6}-\d{5,}$/

/** One condition, not several joined by `or`, which would read all customers. */
function matches(text: string) {
  if (ORDER_NUMBER.test(text))
    return sql`${users.id} = (select ${orders.userId} from ${orders} where ${orders.number} = ${text})`
  const phone = phoneNumber(text)
  if (phone !== null) return eq(users.phoneNumber, phone)
  return [...text].length < TRIGRAM ? sql`false` : containsText(nameAndEmail(users), text)
}

/** A customer; null: there is none. */
export async function customer(db: Database, id: string) {
  const [found] = await db.select(columns).from(users).where(eq(users.id, id))
  return found ?? null
}
export type CustomerRow = NonNullable<Awaited<ReturnType<typeof customer>>>

/** A customer's latest wallet entries, newest first. */
export function walletEntriesOf(db: Database, userId: string, limit: number) {
  return db
    .select({
      id: walletEntries.id,
      amountTetri: walletEntries.amountTetri,
      kind: walletEntries.kind,
      orderNumber: orders.number,
      note: walletEntries.note,
      createdAt: walletEntries.createdAt,
    })
    .from(walletEntries)
    .leftJoin(orders, eq(orders.id, walletEntries.orderId))
    .where(eq(walletEntries.userId, userId))
    .orderBy(desc(walletEntries.createdAt), desc(walletEntries.id))
    .limit(limit)
}
export type WalletEntryRow = Awaited<ReturnType<typeof walletEntriesOf>>[number]

/** All saved addresses of a customer. */
export function allAddresses(db: Database, userId: string) {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.createdAt)
}

/**
 * Locks a customer until the transaction ends, so that nothing that refers to them is added meanwhile. null: there is
 * none.
 */
export async function lockWholeCustomer(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({ ...columns, picture: users.profilePic })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return found ?? null
}
export type LockedCustomer = NonNullable<Awaited<ReturnType<typeof lockWholeCustomer>>>

/** Blocks a customer and ends their sessions and mailed reset links, or unblocks them. */
export async function setBlocked(transaction: Transaction, id: string, blocked: boolean): Promise<void> {
  const now = sql`now()`
  if (!blocked) {
    await transaction.update(users).set({ blockedAt: null }).where(eq(users.id, id))
    return
  }
  await transaction
    .update(users)
    .set({ blockedAt: now, tokenEpoch: sql`${users.tokenEpoch} + 1` })
    .where(eq(users.id, id))
  await transaction
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)))
  await transaction
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)))
}
