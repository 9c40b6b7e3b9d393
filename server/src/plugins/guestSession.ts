import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { refused } from './apiError.ts'
import type { App } from './app.ts'
import { cookieAttributes } from './cookies.ts'

const GUEST_COOKIE = 'cart_sid'

/** A guest's browser, to which their cart is bound (API-05). */
export interface Guest {
  /** the value of its HttpOnly cookie, 256 random bits: never stored, never logged */
  value: string
  /** what is stored: SHA-256 of the value, in hexadecimal */
  hash: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null: the browser has no guest cookie, and the route doesn't set one */
    guest: Guest | null
  }
  interface FastifyContextConfig {
    /** `true`: the route sets the guest cookie and the csrf cookie when they are missing */
    guest?: boolean
  }
}

/** Reads the guest cookie, and sets one on routes with `config: { guest: true }`. */
export function addGuestSession(app: App, config: Pick<Config, 'corsOrigins' | 'publicUrl'>): void {
  app.decorateRequest('guest', null)
  app.addHook('onRequest', async (request, reply) => {
    const value = request.cookies[GUEST_COOKIE]
    // Anything of another length or alphabet isn't a cookie of ours.
    if (value !== undefined && /^[\w-]{43}$/.test(value)) request.guest = guestOf(value)
    if (request.guest !== null || request.routeOptions.config.guest !== true) return
    request.guest = guestOf(randomBytes(32).toString('base64url'))
    reply.setCookie(GUEST_COOKIE, request.guest.value, {
      ...cookieAttributes(request, config),
      httpOnly: true,
    })
  })
}

/**
 * The guest of a request. There is always one on routes that set the cookie, and on writes that passed the csrf check.
 * @throws ApiError 403 when there is none
 */
export function requireGuest(request: FastifyRequest): Guest {
  if (request.guest === null) throw refused(403, 'server.csrf')
  return request.guest
}

function guestOf(value: string): Guest {
  return { value, hash: createHash('sha256').update(value).digest('hex') }
}
