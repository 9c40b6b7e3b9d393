import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A page without its scripts: the same HTML, styles, fonts and pictures. */
export function frozen(html: string): string {
  return html.replaceAll(/<script type="module"[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
}

const COMPRESSED = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/

/**
 * Serves a shop again on a port of its own, its pages frozen or as they are.
 * @returns its address
 */
export async function serveAgain(
  shop: string,
  isFrozen: boolean,
): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(shop + (request.url ?? ''), { redirect: 'manual' })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      const isPage = isFrozen && type.startsWith('text/html')
      const sent = isPage ? Buffer.from(frozen(body.toString())) : body
      const isCompressed = COMPRESSED.test(type)
      response.writeHead(answer.status, {
        'content-type': type,
        'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      })
      response.end(isCompressed ? gzipSync(sent) : sent)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
