import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import net from 'node:net'
import type { Config } from '../config/config.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * The attributes of a cookie of ours. Secure on https. Lax, unless a storefront on another site that the shop has
 * named (CORS_ORIGINS) asks, whose calls carry only cookies with SameSite=None.
 */
export function cookieAttributes(
  request: FastifyRequest,
  { corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>,
): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  const crossSite =
    request.headers['sec-fetch-site'] === 'cross-site' && corsOrigins.includes(request.headers.origin ?? '')
  return { path: '/', secure, sameSite: secure && crossSite ? 'none' : 'lax', maxAge: YEAR_S }
}

/**
 * The attributes of a cookie that the storefront writes, too, for the same host: Lax on this machine and in local
 * networks, elsewhere None with Secure (AUTH-10).
 */
export function clientCookieAttributes({
  hostname,
}: Pick<FastifyRequest, 'hostname'>): CookieSerializeOptions {
  return isLocalHost(hostname)
    ? { path: '/', sameSite: 'lax' }
    : { path: '/', sameSite: 'none', secure: true }
}

const local = new net.BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addSubnet('169.254.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const family = net.isIP(name)
  if (family !== 0) return local.check(name, family === 6 ? 'ipv6' : 'ipv4')
  return name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local')
}
