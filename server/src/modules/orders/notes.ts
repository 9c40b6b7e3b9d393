import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { orderNotes } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'

/** Writes a note of the staff about an order. */
export async function insertNote(
  transaction: Transaction,
  note: { orderId: string; authorId: string; text: string },
): Promise<void> {
  await transaction.insert(orderNotes).values({ id: newId(), ...note })
}

/** The notes about an order, oldest first. */
export function notesOf(db: Database, orderId: string) {
  return db
    .select({
      id: orderNotes.id,
      authorId: orderNotes.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      text: orderNotes.text,
      createdAt: orderNotes.createdAt,
    })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
}
