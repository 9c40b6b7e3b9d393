import type { Id, Tokens, User } from '@dukani/contracts'

/** A customer as the server sends them, with all fields filled by default. */
export function user(overrides: Partial<User> = {}): User {
  return {
    id: '0199a1b2-0000-7000-8004-000000000001',
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    email: 'nino@example.ge',
    phone_number: '+995555123456',
    idnumber: '01001012345',
    profile_pic: null,
    ...overrides,
  }
}

/** The password of every customer of the mocks. */
export const PASSWORD = 'ზამთარში თოვლი'

/** 1 January 2100, in seconds. */
const FAR_AWAY = 4_102_444_800

/**
 * An access token as a client reads it: not signed.
 * @param expiresAt seconds since the epoch
 * @param mark makes a user's tokens differ
 */
export function accessToken(userId: Id, expiresAt = FAR_AWAY, mark = 'mock'): string {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return [part({ alg: 'none' }), part({ user_id: userId, exp: expiresAt }), mark].join('.')
}

/** The tokens of a login. */
export function tokens(userId: Id): Tokens {
  return { access: accessToken(userId), refresh: `refresh-of-${userId}` }
}

/** The two cookies of a session, each as `document.cookie` takes it (AUTH-10). */
export function sessionCookies(userId: Id): string[] {
  const { access, refresh } = tokens(userId)
  return [`accessToken=${access}; Path=/; SameSite=Lax`, `refresh_token=${refresh}; Path=/; SameSite=Lax`]
}

/** What removes them again. */
export const NO_SESSION_COOKIES = ['accessToken=; Path=/; Max-Age=0', 'refresh_token=; Path=/; Max-Age=0']
