import type { FastifyRequest } from 'fastify'
import { refused } from './apiError.ts'
import type { App } from './app.ts'
import { originOf } from './origin.ts'

/** A name or an IPv4 address, or an IPv6 address in brackets; and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * Refuses a request whose URL or host can't be parsed (400), since answers contain URLs made of them.
 */
export function addReadableAddress(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!isReadable(request)) throw refused(400, 'server.invalidJson')
  })
}

function isReadable(request: FastifyRequest): boolean {
  const { host, protocol, url } = request
  if (!/^https?$/.test(protocol) || (host !== '' && !HOST.test(host))) return false
  return URL.canParse(url, originOf(request, null))
}
