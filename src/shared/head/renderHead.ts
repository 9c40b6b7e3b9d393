import { LANGUAGES, languagePath, type Language } from '@dukani/i18n'
import type { PageSummary } from './pageSummary.ts'

/** All that the server writes into a page's head. */
export interface PageHead extends PageSummary {
  /** a picture for previews, an address or a path */
  image: string | null
  /** schema.org data of what the page is about */
  structuredData: object | null
}

/** The shop that the page belongs to. */
export interface Site {
  /** null: not known */
  origin: string | null
  name: string
  /** as Open Graph writes it: `ka_GE` */
  locale: string
  language: Language
}

/** The head as HTML, for the page that the server sends (ROUTE-09). */
export function renderHead(
  { title, description, canonicalPath, image, structuredData }: PageHead,
  site: Site,
): string {
  const canonical =
    canonicalPath === null ? null : addressAt(site.origin, languagePath(canonicalPath, site.language))
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    canonicalPath === null ? '' : alternates(canonicalPath, site.origin),
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:type', structuredData ? 'product' : 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', image === null ? null : addressAt(site.origin, image)),
    structuredData === null
      ? ''
      : `<script type="application/ld+json">${scriptJson(structuredData)}</script>`,
  ].join('')
}

/** The page's addresses in all languages. `x-default` is for readers of any other language. */
function alternates(path: string, origin: string | null): string {
  const link = (hreflang: string, alternate: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(addressAt(origin, alternate))}">`
  const all = LANGUAGES.map((language) => link(language, languagePath(path, language)))
  return [...all, link('x-default', path)].join('')
}

/** The address of a path of the shop; where its origin isn't known the path itself, which means the page's own. */
export function addressAt(origin: string | null, path: string): string {
  return origin === null ? path : new URL(path, origin).href
}

/** JSON that can stand inside a script element: no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function property(name: string, content: string | null): string {
  return content === null ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`
}
