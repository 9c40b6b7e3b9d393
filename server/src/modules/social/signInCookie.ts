import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SOCIAL_SIGN_IN_S } from '../../config/limits.ts'
import type { Config } from '../../config/config.ts'
import type { ProviderName } from '../../gateways/social/socialProvider.ts'
import { cookieAttributes } from '../../plugins/cookies.ts'

type CookieConfig = Pick<Config, 'corsOrigins' | 'publicUrl'>

/** Stores a sign-in in a cookie while the browser is at the provider. */
export function storeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, text }: { provider: ProviderName; text: string },
  config: CookieConfig,
): void {
  const { name, attributes } = signInCookie(request, provider, config)
  reply.setCookie(name, text, { ...attributes, maxAge: SOCIAL_SIGN_IN_S })
}

/** The stored sign-in. */
export function storedSignIn(
  request: FastifyRequest,
  provider: ProviderName,
  config: CookieConfig,
): string | undefined {
  return request.cookies[signInCookie(request, provider, config).name]
}

/** Clears the cookie, which is for one answer only. */
export function clearSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: ProviderName,
  config: CookieConfig,
): void {
  const { name, attributes } = signInCookie(request, provider, config)
  reply.clearCookie(name, attributes)
}

/**
 * Lax, since the browser comes back from another site. With the prefix no other host below the same domain can plant
 * one, and so sign a shopper in to another account.
 */
function signInCookie(
  request: FastifyRequest,
  provider: ProviderName,
  config: CookieConfig,
): { name: string; attributes: CookieSerializeOptions } {
  const { path = '/', secure } = cookieAttributes(request, config)
  const name = secure === true ? `__Host-signin-${provider}` : `signin-${provider}`
  return { name, attributes: { path, secure, sameSite: 'lax', httpOnly: true } }
}
