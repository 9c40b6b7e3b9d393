import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { walletEntries, wallets } from '../../db/paymentSchema.ts'
import { users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { OrderPayments } from '../orders/orderPayments.ts'

/** The balance of a customer's wallet, in tetri. */
export async function walletBalance(db: Executor, userId: string): Promise<number> {
  const [wallet] = await db
    .select({ balance: wallets.balanceTetri })
    .from(wallets)
    .where(eq(wallets.userId, userId))
  return wallet?.balance ?? 0
}

/** The id of the customer with an e-mail, in lower case; null if there is none. */
export async function customerByEmail(db: Executor, email: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? null
}

/**
 * Pays an order from its customer's wallet, in the order's own transaction.
 * @returns the balance when it is too small; then no money was taken
 */
export const payByWallet: OrderPayments['payByWallet'] = async (transaction, { id, userId, totalTetri }) => {
  // Also for a free order: an entry needs its wallet.
  await transaction.insert(wallets).values({ userId }).onConflictDoNothing()
  if (!(await takeOut(transaction, userId, totalTetri)))
    return fail({ balance: await walletBalance(transaction, userId) })
  await addEntry(transaction, { userId, orderId: id, amountTetri: -totalTetri, kind: 'order' })
  return succeed(null)
}

/**
 * Whether a locked order was paid from the wallet of a customer who was erased. An erasure locks the orders, so this doesn't
 * change until the transaction ends.
 */
export async function isWalletOfErased(
  transaction: Transaction,
  { userId, paymentMethod }: { userId: string; paymentMethod: string },
): Promise<boolean> {
  if (paymentMethod !== 'wallet') return false
  return (await transaction.$count(users, and(eq(users.id, userId), isNotNull(users.erasedAt)))) > 0
}

/**
 * Returns money of an order. A second time for the same refund is an error, and rolls back.
 * @param back `refundId`: null for the whole sum
 */
export async function returnToWallet(
  transaction: Transaction,
  { tetri, ...back }: { userId: string; orderId: string; tetri: number; refundId: string | null },
): Promise<void> {
  await putIn(transaction, back.userId, tetri)
  await addEntry(transaction, { ...back, amountTetri: tetri, kind: 'refund' })
}

/**
 * Pays money into a wallet by hand, or takes some out (below 0).
 * @returns the new balance; `short`: there isn't enough to take
 */
export async function changeWallet(
  transaction: Transaction,
  userId: string,
  tetri: number,
  note: string,
): Promise<Result<number, 'short'>> {
  if (tetri < 0) {
    if (!(await takeOut(transaction, userId, -tetri))) return fail('short')
  } else await putIn(transaction, userId, tetri)
  await addEntry(transaction, { userId, amountTetri: tetri, kind: tetri < 0 ? 'taken' : 'added', note })
  return succeed(await walletBalance(transaction, userId))
}

async function takeOut(transaction: Transaction, userId: string, tetri: number): Promise<boolean> {
  const taken = await transaction
    .update(wallets)
    .set({ balanceTetri: sql`${wallets.balanceTetri} - ${tetri}::bigint`, updatedAt: sql`now()` })
    .where(and(eq(wallets.userId, userId), gte(wallets.balanceTetri, tetri)))
    .returning({ userId: wallets.userId })
  return taken.length > 0
}

async function putIn(transaction: Transaction, userId: string, tetri: number): Promise<void> {
  await transaction
    .insert(wallets)
    .values({ userId, balanceTetri: tetri })
    .onConflictDoUpdate({
      target: wallets.userId,
      set: {
        balanceTetri: sql`${wallets.balanceTetri} + ${tetri}::bigint`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}

async function addEntry(
  transaction: Transaction,
  entry: Omit<typeof walletEntries.$inferInsert, 'id'>,
): Promise<void> {
  await transaction.insert(walletEntries).values({ ...entry, id: newId() })
}
