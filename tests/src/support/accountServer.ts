import type { User } from '@dukani/contracts'
import { accessToken, PASSWORD } from '#mocks/accounts.ts'

/** How long an access token holds, when a test doesn't say (s). */
export const ACCESS_LIFE_S = 600
/** How long the refresh token before the last one holds (ms). */
const GRACE_MS = 10_000

interface Family {
  user: User
  current: string
  previous: string | null
  rotatedAt: number
}

interface Answer {
  status: number
  body: unknown
  /** a refresh token for the cookie; '' removes it, undefined leaves it alone */
  cookie?: string
}

/** One call, as the server saw it. */
export interface Call {
  /** `METHOD /path` */
  name: string
  bearer: string | null
  body: unknown
}

const json = (body: unknown, status = 200, cookie?: string): Answer => ({
  status,
  body,
  ...(cookie !== undefined && { cookie }),
})
const refused = (detail: string) => json({ detail }, 401)

/** A server that knows accounts as ours does: tokens rotate, the one before holds for a moment, older ones end all. */
export function accountServer(users: readonly User[], accessLifeS: number) {
  const now = () => Date.now()
  const families = new Set<Family>()
  const access = new Map<string, { family: Family; until: number }>()
  const calls: Call[] = []
  let made = 0

  function newAccess(family: Family): string {
    made += 1
    const until = now() + accessLifeS * 1000
    const token = accessToken(family.user.id, Math.floor(until / 1000), `n${made}`)
    access.set(token, { family, until })
    return token
  }

  function newRefresh(): string {
    made += 1
    return `refresh-${made}`
  }

  function login(user: User) {
    const family: Family = { user, current: newRefresh(), previous: null, rotatedAt: 0 }
    families.add(family)
    return { access: newAccess(family), refresh: family.current }
  }

  function renew(refresh: string | null): Answer {
    const family = [...families].find(({ current, previous }) => refresh === current || refresh === previous)
    if (refresh === null || family === undefined) return refused('Token is invalid')
    if (refresh === family.current) {
      family.previous = family.current
      family.current = newRefresh()
      family.rotatedAt = now()
    } else if (now() - family.rotatedAt > GRACE_MS) {
      families.delete(family)
      return { ...refused('Token is blacklisted'), cookie: '' }
    }
    return json({ access: newAccess(family) }, 200, family.current)
  }

  function whose(bearer: string | null): Family | null {
    const known = bearer === null ? undefined : access.get(bearer)
    if (known === undefined || known.until < now() || !families.has(known.family)) return null
    return known.family
  }

  function userWith(body: unknown): User | undefined {
    const given = typeof body === 'object' && body !== null ? { ...body } : {}
    const isRight = 'password' in given && given.password === PASSWORD
    return isRight ? users.find(({ email }) => 'email' in given && given.email === email) : undefined
  }

  /** Ends all sessions of a user but a new one. */
  function change({ user }: Family): Answer {
    for (const family of families) if (family.user === user) families.delete(family)
    const tokens = login(user)
    return json({ detail: 'changed', ...tokens }, 200, tokens.refresh)
  }

  function answer({ name, bearer, body }: Call, refresh: string | null): Answer {
    if (name === 'GET /v1/csrf/') return json({ csrfToken: 'csrf' })
    if (name === 'GET /v1/public/' && bearer === null) return json('for all')
    if (name === 'POST /v1/accounts/login/') {
      const user = userWith(body)
      if (!user) return refused('ელფოსტა ან პაროლი არასწორია.')
      const tokens = login(user)
      return json(tokens, 200, tokens.refresh)
    }
    if (name === 'POST /v1/accounts/token/refresh/') return renew(refresh)
    if (name === 'POST /v1/accounts/logout/') {
      for (const family of families) if (family.current === refresh) families.delete(family)
      return json({ detail: 'bye' }, 200, '')
    }
    const family = whose(bearer)
    if (family === null) return refused('Token is expired')
    const id = /^GET \/v1\/accounts\/users\/(.+)\/$/.exec(name)?.[1]
    if (name === 'PUT /v1/accounts/change-password/') return change(family)
    if (id === undefined) return json({ of: family.user.id, body })
    return id === String(family.user.id) ? json(family.user) : json({ detail: 'no' }, 404)
  }

  return {
    calls,
    /** how often a call came */
    count: (name: string) => calls.filter((call) => call.name === name).length,
    login,
    /** the customers of all sessions are called so from now on @returns the first of them */
    rename(first_name: string): User | undefined {
      for (const family of families) family.user = { ...family.user, first_name }
      return [...families][0]?.user
    },
    /** ends all sessions, as after a change of the password */
    revokeAll: () => families.clear(),
    /** @param refresh the cookie as it was when the call was sent */
    take(call: Call, refresh: string | null): Answer {
      calls.push(call)
      return answer(call, refresh)
    },
  }
}
