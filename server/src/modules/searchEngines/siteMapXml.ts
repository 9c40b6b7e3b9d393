import { escapeHtml } from '../../gateways/mail/html.ts'
import type { ListedPage } from './service.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The sitemap of some pages, in pieces. */
export async function* siteMapXml(
  stretches: AsyncIterable<ListedPage[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`
  for await (const pages of stretches) yield pages.map((page) => urlElement(page, origin)).join('')
  yield '</urlset>\n'
}

/** The index of several sitemaps, for a shop that has more pages than one may hold. */
export function siteMapIndexXml(files: number, origin: string): string {
  const elements = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${elements.join('')}</sitemapindex>\n`
}

function urlElement({ path, changedAt }: ListedPage, origin: string): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${changed}</url>\n`
}
