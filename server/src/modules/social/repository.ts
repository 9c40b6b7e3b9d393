import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { identities } from '../../db/accountSchema.ts'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { ProviderName } from '../../gateways/social/socialProvider.ts'
import { newId } from '../../ids.ts'

/** What opening a session needs of an account. */
export interface SignedInUser {
  id: string
  tokenEpoch: number
}

/** An account at a provider. */
interface Identity {
  provider: ProviderName
  subject: string
}

/** A new account from a provider's identity, as it is stored. */
export interface NewSocialUser {
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

const signedIn = { id: users.id, tokenEpoch: users.tokenEpoch }

/**
 * The account of an identity; null when it is new. An identity linked before the account's e-mail was verified is no
 * longer valid, since it may belong to a person who signed in with the owner's e-mail.
 */
export async function findByIdentity(
  transaction: Transaction,
  { provider, subject }: Identity,
): Promise<SignedInUser | null> {
  const [user] = await transaction
    .select(signedIn)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.provider, provider),
        eq(identities.subject, subject),
        or(isNull(users.emailVerifiedAt), lte(users.emailVerifiedAt, identities.createdAt)),
      ),
    )
  return user ?? null
}

/** The account of an e-mail (lower case), and whether the mailbox was ever verified; locked. null: there is none. */
export async function findByEmail(
  transaction: Transaction,
  email: string,
): Promise<(SignedInUser & { emailVerifiedAt: Date | null }) | null> {
  const [user] = await transaction
    .select({ ...signedIn, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  return user ?? null
}

/** Adds an account without a password. null: the e-mail has one already, which stays as it is. */
export async function addSocialUser(
  transaction: Transaction,
  { email, emailVerified, firstName, lastName }: NewSocialUser,
): Promise<SignedInUser | null> {
  const [user] = await transaction
    .insert(users)
    .values({
      id: newId(),
      email,
      firstName,
      lastName,
      emailVerifiedAt: emailVerified ? sql`now()` : null,
    })
    .onConflictDoNothing({ target: users.email })
    .returning(signedIn)
  return user ?? null
}

/** Links an identity to an account, also one that was linked to another account before. */
export async function addIdentity(
  transaction: Transaction,
  { provider, subject }: Identity,
  userId: string,
): Promise<void> {
  await transaction
    .insert(identities)
    .values({ provider, subject, userId })
    .onConflictDoUpdate({
      target: [identities.provider, identities.subject],
      set: { userId, createdAt: sql`excluded.created_at` },
    })
}
