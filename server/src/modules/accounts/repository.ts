import type { Register } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'

export type UserRow = typeof users.$inferSelect

/** A new account, as it is stored. */
export interface NewUser extends Omit<Register, 'password'> {
  passwordHash: string
}

/** The account of an e-mail (lower case); null when there is none. */
export async function findByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** The account of an id; null when there is none. */
export async function findById(db: Database, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

/** Adds an account. false: the e-mail has one already, which stays as it is. */
export async function addUser(db: Database, user: NewUser): Promise<boolean> {
  const added = await db
    .insert(users)
    .values({
      id: newId(),
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      phoneNumber: user.phone_number,
      idnumber: user.idnumber,
      passwordHash: user.passwordHash,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return added.length > 0
}
