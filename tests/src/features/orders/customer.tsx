import type { User } from '@dukani/contracts'
import { useMemo, type ReactNode } from 'react'
import { sessionCookies, user } from '#mocks/accounts.ts'
import { SessionContext, type SessionState } from '#shared/session/session.ts'
import { sessionSource } from '../../support/sessionSource.ts'

const nino = user()

/** What the session says of a customer. */
export const asCustomer = (customer: User = nino): SessionState => ({ status: 'customer', user: customer })

/** Calls carry the token of this customer's cookies. */
export function keepCookies(customer: User = nino): void {
  for (const cookie of sessionCookies(customer.id)) document.cookie = cookie
}

/** A session that a test decides on. */
export function SessionOf({ session, children }: { session: SessionState; children: ReactNode }) {
  const value = useMemo(
    () =>
      sessionSource({
        ...session,
        login: () => Promise.reject(new Error('nobody logs in here')),
        logout: async () => {},
        replaceUser: () => {},
      }),
    [session],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
