import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { GUEST_CART_DAYS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { cartItems, carts } from '../../db/cartSchema.ts'
import { newId } from '../../ids.ts'

/** A customer, who may access their own cart (AUTH-13). */
export interface OwnerKey {
  ownerId: string
}

/** A guest: the session id names the cart, and the cookie's hash proves the right to it (API-05). */
export interface GuestKey {
  sessionId: string
  bindingHash: string
}

/** Which cart is requested, and by what right. */
export type CartKey = OwnerKey | GuestKey

/** The access right to a line; where a call names no session, the guest's cookie alone is checked. */
export type LineAccess = OwnerKey | (Pick<GuestKey, 'bindingHash'> & Partial<GuestKey>)

// Every change of a cart, and an order that empties one, locks the cart's row first, then lines, then stock, so that
// there are no deadlocks.
const held = { updatedAt: sql`now()` }
const reopened = { updatedAt: sql`excluded.updated_at` }

/** Whether the requested cart exists, and whether the caller owns it. Writes nothing. */
export async function findCart(db: Database, key: CartKey): Promise<{ id: string; own: boolean } | null> {
  const [cart] = await db
    .select({ id: carts.id, bindingHash: carts.bindingHash })
    .from(carts)
    .where('ownerId' in key ? eq(carts.ownerId, key.ownerId) : eq(carts.sessionId, key.sessionId))
  if (cart === undefined) return null
  return { id: cart.id, own: 'ownerId' in key || cart.bindingHash === key.bindingHash }
}

/**
 * The requested cart, created if there is none, and locked until the transaction ends.
 * @returns null when the session's cart is bound to another cookie
 */
export async function openCart(transaction: Transaction, key: CartKey): Promise<string | null> {
  const insert = transaction.insert(carts).values({ id: newId(), ...key })
  const [cart] = await (
    'ownerId' in key
      ? insert.onConflictDoUpdate({ target: carts.ownerId, set: reopened })
      : insert.onConflictDoUpdate({
          target: carts.sessionId,
          set: reopened,
          setWhere: sql`${carts.bindingHash} = excluded.binding_hash`,
        })
  ).returning({ id: carts.id })
  return cart?.id ?? null
}

/**
 * Locks a customer's cart until the transaction ends, so that what is read of it stays valid. Orders lock it before any
 * product's stock.
 * @returns its id; null if the customer has none, which counts as an empty one
 */
export async function lockOwnerCart(transaction: Transaction, ownerId: string): Promise<string | null> {
  const [cart] = await transaction
    .update(carts)
    .set(held)
    .where(eq(carts.ownerId, ownerId))
    .returning({ id: carts.id })
  return cart?.id ?? null
}

/** Locks the cart of a line, if one of the access rights fits. false: the caller has no such line. */
export async function lockCartOfLine(
  transaction: Transaction,
  lineId: string,
  accesses: readonly LineAccess[],
): Promise<boolean> {
  const found = await transaction
    .update(carts)
    .set(held)
    .where(
      and(
        // Without any access right there is no access.
        or(sql`false`, ...accesses.map(opens)),
        sql`exists (select from ${cartItems} where ${cartItems.id} = ${lineId} and ${cartItems.cartId} = ${carts.id})`,
      ),
    )
    .returning({ id: carts.id })
  return found.length > 0
}

function opens(access: LineAccess) {
  if ('ownerId' in access) return eq(carts.ownerId, access.ownerId)
  const bound = eq(carts.bindingHash, access.bindingHash)
  return access.sessionId === undefined ? bound : and(bound, eq(carts.sessionId, access.sessionId))
}

/** Removes all lines of a cart that the transaction has locked. */
export async function emptyCart(transaction: Transaction, cartId: string): Promise<void> {
  await transaction.delete(cartItems).where(eq(cartItems.cartId, cartId))
}

/**
 * Deletes some guests' carts that were untouched for GUEST_CART_DAYS, with their lines. Locked ones are skipped, so that
 * nothing waits for a sweep.
 * @returns how many
 */
export async function deleteUntouchedCarts(transaction: Transaction, most: number): Promise<number> {
  const untouched = transaction
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(isNull(carts.ownerId), lt(carts.updatedAt, sql`now() - make_interval(days => ${GUEST_CART_DAYS})`)),
    )
    .orderBy(asc(carts.updatedAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const deleted = await transaction
    .delete(carts)
    .where(sql`${carts.id} in ${untouched}`)
    .returning({ id: carts.id })
  return deleted.length
}
