import type { BrowserContext } from '@playwright/test'

/** The address of Google's stand-in, with any port; another site than the shop's. */
const PROVIDER = 'http://127.0.0.1'

/** A person with a Google account. */
export interface GooglePerson {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

/** A person who is new to Google's stand-in and to the shop. */
export function newGooglePerson(): GooglePerson {
  const sub = crypto.randomUUID()
  return {
    sub,
    email: `${sub}@google.example`,
    email_verified: true,
    given_name: 'ელენე',
    family_name: 'გამოცდელი',
  }
}

/** Sets who signs in at Google in this browser; null: somebody who denies their consent. */
export async function beAtGoogle(context: BrowserContext, person: GooglePerson | null): Promise<void> {
  const value = encodeURIComponent(person === null ? 'nobody' : JSON.stringify(person))
  await context.addCookies([{ name: 'account', value, url: PROVIDER }])
}
