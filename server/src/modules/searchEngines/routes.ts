import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { originOf } from '../../plugins/origin.ts'
import type { SiteMapService } from './service.ts'
import { siteMapIndexXml, siteMapXml } from './siteMapXml.ts'

export interface SearchEngineRoutesOptions {
  siteMap: SiteMapService
  /** the shop's own origin, for addresses; undefined: the request's */
  publicUrl: string | undefined
}

// What crawlers may fetch. Of the API they need the calls by which a catalogue page loads more products.
const RULES = `User-agent: *
Allow: /v1/categories/
Allow: /v1/products/
Disallow: /v1/
Disallow: /dev/
Disallow: /admin
Disallow: /orders
Disallow: /payment/
Disallow: /reset-password
Disallow: /en/orders
Disallow: /en/payment/
Disallow: /en/reset-password
`

/** The files for search engines: `/robots.txt` and `/sitemap.xml`. */
export function addSearchEngineRoutes(app: App, { siteMap, publicUrl }: SearchEngineRoutesOptions): void {
  const sendXml = (reply: FastifyReply, body: Readable | string) =>
    keptFor(reply, publicUrl).type('application/xml; charset=utf-8').send(body)

  app.get('/robots.txt', (request, reply) =>
    keptFor(reply, publicUrl)
      .type('text/plain; charset=utf-8')
      .send(`${RULES}\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const files = await siteMap.countFiles()
    return sendXml(
      reply,
      files === 1 ? Readable.from(siteMapXml(siteMap.pagesOf(1), origin)) : siteMapIndexXml(files, origin),
    )
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file(^[1-9][0-9]{0,4}).xml', async (request, reply) => {
    const file = Number(request.params.file)
    if (file > (await siteMap.countFiles())) throw notFound()
    return sendXml(reply, Readable.from(siteMapXml(siteMap.pagesOf(file), originOf(request, publicUrl))))
  })
}

/**
 * For an hour. An answer with the request's own host is never cached: behind a proxy the host comes from a header that
 * a cache may ignore, and one host's answer could be sent for another.
 */
function keptFor(reply: FastifyReply, publicUrl: string | undefined): FastifyReply {
  return reply.header('cache-control', publicUrl === undefined ? 'no-store' : 'public, max-age=3600')
}
