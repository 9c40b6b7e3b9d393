import type { BrowserContext } from '@playwright/test'

/** The stand-in for Google is there, whatever its port: another site than the shop's. */
const PROVIDER = 'http://127.0.0.1'

/** Somebody with an account at Google. */
export interface GooglePerson {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

/** Somebody whom neither Google's stand-in nor the shop has seen before. */
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

/** Decides who is in front of Google's screen in this browser; null: somebody who denies their consent. */
export async function beAtGoogle(context: BrowserContext, person: GooglePerson | null): Promise<void> {
  const value = encodeURIComponent(person === null ? 'nobody' : JSON.stringify(person))
  await context.addCookies([{ name: 'account', value, url: PROVIDER }])
}
