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

// What a crawler may ask for. Of the calls it needs those that a page of the catalogue makes when it goes on.
const RULES = `User-agent: *
Allow: /v1/categories/
Allow: /v1/products/
Disallow: /v1/
Disallow: /dev/
Disallow: /orders
Disallow: /payment/
Disallow: /reset-password
`

/** What search engines ask a shop for: `/robots.txt` and `/sitemap.xml`. */
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
 * For an hour. An answer that names the host it was asked by is kept nowhere: behind a proxy that host is a header which
 * a cache may not tell apart, so that one's answer could be another's.
 */
function keptFor(reply: FastifyReply, publicUrl: string | undefined): FastifyReply {
  return reply.header('cache-control', publicUrl === undefined ? 'no-store' : 'public, max-age=3600')
}
