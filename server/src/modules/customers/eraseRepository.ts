import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { identities, passwordResets, sessions } from '../../db/accountSchema.ts'
import { specificationChoices } from '../../db/choiceSchema.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addresses,
  courierPositions,
  idempotencyKeys,
  orderMails,
  orderNotes,
  orders,
} from '../../db/orderSchema.ts'
import { paymentEvents, payments, refunds, walletEntries, wallets } from '../../db/paymentSchema.ts'
import { isOpenReturn, returnPictures, returns } from '../../db/returnSchema.ts'
import { reviews } from '../../db/reviewSchema.ts'
import { savedItems } from '../../db/savedSchema.ts'
import { carts } from '../../db/cartSchema.ts'
import { users } from '../../db/schema.ts'
import { eraseAddresses } from '../orders/lifecycle.ts'

/** Why personal data are still needed. */
export type StillOpen = 'openOrder' | 'refundDue' | 'walletBalance'

/**
 * Why a locked customer's data can't be erased yet; null: they can. Their orders and their wallet are locked, too, in the
 * order in which a refund locks them: none that is under way pays into the wallet of an erased customer.
 */
export async function stillOpen(transaction: Transaction, userId: string): Promise<StillOpen | null> {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('no key update')
  const [wallet] = await transaction
    .select({ balance: wallets.balanceTetri })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update')
  const [order] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, ['delivered', 'cancelled'])))
    .limit(1)
  if (order !== undefined) return 'openOrder'
  const [back] = await transaction
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(orders.userId, userId), isOpenReturn))
    .limit(1)
  if (back !== undefined) return 'openOrder'
  const [refund] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.userId, userId), ne(payments.refund, 'done')))
    .limit(1)
  const [part] = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), inArray(refunds.state, ['due', 'under_way'])))
    .limit(1)
  const [unreturned] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.status, 'cancelled'), eq(orders.paymentStatus, 'completed')),
    )
    .limit(1)
  if (refund !== undefined || part !== undefined || unreturned !== undefined) return 'refundDue'
  return wallet !== undefined && wallet.balance > 0 ? 'walletBalance' : null
}

/**
 * Erases a customer's personal data. Orders keep their numbers, sums and the buyer's name, which documents must name;
 * reviews keep their text, without a name.
 * @returns the paths of pictures of returns, whose files are still there
 */
export async function erase(transaction: Transaction, userId: string): Promise<string[]> {
  const owned = transaction.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await transaction.delete(courierPositions).where(inArray(courierPositions.orderId, owned))
  await transaction
    .delete(orderMails)
    .where(and(inArray(orderMails.orderId, owned), isNull(orderMails.sentAt)))
  // Notes may name the customer. Sums and states of the callbacks have columns of their own.
  await transaction.delete(orderNotes).where(inArray(orderNotes.orderId, owned))
  await transaction.update(walletEntries).set({ note: '' }).where(eq(walletEntries.userId, userId))
  const attempts = transaction
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, owned))
  await transaction.update(paymentEvents).set({ raw: {} }).where(inArray(paymentEvents.attemptId, attempts))
  await eraseAddresses(transaction, userId)
  const pictures = await transaction
    .update(returnPictures)
    .set({ orderId: null, returnId: null })
    .where(inArray(returnPictures.orderId, owned))
    .returning({ path: returnPictures.path })
  await transaction.update(returns).set({ reason: '', refusal: '' }).where(inArray(returns.orderId, owned))
  // Why the shop hides a review is written to the customer, and may name them.
  await transaction.update(reviews).set({ hiddenReason: '' }).where(eq(reviews.userId, userId))
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await transaction.delete(identities).where(eq(identities.userId, userId))
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await transaction.delete(addresses).where(eq(addresses.userId, userId))
  await transaction.delete(carts).where(eq(carts.ownerId, userId))
  await transaction.delete(savedItems).where(eq(savedItems.userId, userId))
  await transaction.delete(specificationChoices).where(eq(specificationChoices.userId, userId))
  await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
  await transaction
    .update(users)
    .set({
      // Unique, and no real mailbox: the domain is reserved (RFC 2606).
      email: sql`${users.id} || '@erased.invalid'`,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      idnumber: '',
      profilePic: null,
      emailVerifiedAt: null,
      passwordHash: null,
      tokenEpoch: sql`${users.tokenEpoch} + 1`,
      erasedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
  return pictures.map(({ path }) => path)
}
