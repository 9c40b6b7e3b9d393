import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ProviderName, SocialIdentity } from '../../gateways/social/socialProvider.ts'
import { fail, succeed, type Result } from '../../result.ts'
import * as repository from './repository.ts'

/** Longest name that is stored, as in registration. */
const LONGEST_NAME = 100

const emailSchema = z.email().check(z.maxLength(254))

/**
 * The account of an identity. A new identity gets a new account, or is linked to the one with its e-mail: but only if
 * both the provider and this shop have verified that mailbox. Otherwise whoever registers someone else's e-mail first, here
 * or there, would get into the other's account. `noEmail`: it is new, and the provider gives no e-mail. `taken`: the
 * e-mail has an account that can't be linked.
 */
export function accountOf(
  db: Database,
  provider: ProviderName,
  identity: SocialIdentity,
): Promise<Result<repository.SignedInUser, 'noEmail' | 'taken'>> {
  const account = { provider, subject: identity.subject }
  const person = normalized(identity)
  return inTransaction(db, async (transaction) => {
    const known = await repository.findByIdentity(transaction, account)
    if (known !== null) return succeed(known)
    if (person === null) return fail('noEmail')
    const added = await repository.addSocialUser(transaction, person)
    if (added === null) {
      // Another transaction has just added the same e-mail, perhaps for the same person in another tab.
      const justKnown = await repository.findByIdentity(transaction, account)
      if (justKnown !== null) return succeed(justKnown)
    }
    const user = added ?? (await linkable(person))
    if (user === null) return fail('taken')
    await repository.addIdentity(transaction, account, user.id)
    return succeed(user)

    async function linkable({ email, emailVerified }: repository.NewSocialUser) {
      const holder = await repository.findByEmail(transaction, email)
      return emailVerified && holder?.emailVerifiedAt != null ? holder : null
    }
  })
}

/** null: there is no usable e-mail. */
function normalized(identity: SocialIdentity): repository.NewSocialUser | null {
  const email = emailSchema.safeParse(identity.email?.trim().toLowerCase())
  if (!email.success) return null
  return {
    email: email.data,
    emailVerified: identity.emailVerified,
    firstName: identity.firstName.trim().slice(0, LONGEST_NAME),
    lastName: identity.lastName.trim().slice(0, LONGEST_NAME),
  }
}
