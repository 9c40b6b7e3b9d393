import type { PageHead } from './pageHead.ts'

/** The head as HTML, for the page that the server sends. */
export function renderHead(
  head: PageHead,
  site: { origin: string; siteName: string; locale: string },
): string {
  const canonical = head.canonicalPath === null ? null : new URL(head.canonicalPath, site.origin).href
  const property = (name: string, content: string | null) =>
    content === null ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', site.siteName),
    property('og:locale', site.locale),
    property('og:type', head.structuredData ? 'product' : 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    property('og:image', head.image),
    head.structuredData === null
      ? ''
      : `<script type="application/ld+json" id="structured-data">${scriptJson(head.structuredData)}</script>`,
  ].join('')
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
