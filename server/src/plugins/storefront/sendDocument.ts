import type { FastifyReply, FastifyRequest } from 'fastify'
import { carriesSecret } from './pageAddress.ts'
import type { CachedPage } from './pageCache.ts'

/**
 * Sends a page in the best encoding that the browser accepts.
 * @param caching its `Cache-Control`, if its address carries no secret
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  caching: string,
): FastifyReply {
  const isSecret = carriesSecret(request.url)
  reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', isSecret ? 'no-store' : caching)
    .header('vary', 'Accept-Encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
  if (isSecret) reply.header('referrer-policy', 'no-referrer')
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

function chosenEncoding(accepted: string | undefined): keyof CachedPage['bodies'] {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
