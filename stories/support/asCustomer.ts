import type { User } from '@dukani/contracts'
import { NO_SESSION_COOKIES, sessionCookies, user } from '../../mocks/accounts.ts'

/**
 * For a story's `beforeEach`: whoever it shows is a customer who has logged in before. The handlers must know the same
 * one: `shopHandlers({ user })`, without it the mocks' own.
 * @returns takes the cookies away again, when the story is over
 */
export function asCustomer(customer: User = user()): () => () => void {
  return () => {
    for (const cookie of sessionCookies(customer.id)) document.cookie = cookie
    return () => {
      for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
    }
  }
}
