import { LANGUAGES, languagePath } from '@dukani/i18n'
import { escapeHtml } from '../../gateways/mail/html.ts'
import type { ListedPage } from './service.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The sitemap of some pages with their addresses in each language (ROUTE-09), in pieces. */
export async function* siteMapXml(
  stretches: AsyncIterable<ListedPage[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
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
  const loc = escapeHtml(new URL(path, origin).href)
  const alternates = LANGUAGES.map((language) => {
    const href = escapeHtml(new URL(languagePath(path, language), origin).href)
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  }).join('')
  return `<url><loc>${loc}</loc>${changed}${alternates}</url>\n`
}
