import { createHash } from 'node:crypto'
import type { ThemeChoice } from '@dukani/contracts'
import type { Language, ServerTranslate } from '@dukani/i18n'
import { escapeHtml } from '../../gateways/mail/html.ts'

/** What a page depends on. */
export interface Reader {
  t: ServerTranslate
  language: Language
  theme: ThemeChoice
}

// In system colours and without other files, since nothing else may be available.
const STYLE = `
body { display: grid; place-content: center; gap: 1rem; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1.5rem;
  font: 1rem/1.5 system-ui, 'Noto Sans Georgian', sans-serif; text-align: center; overflow-wrap: anywhere; }
p { margin: 0; }
h1 { max-width: 30rem; margin: 0; font-size: 1.5rem; line-height: 1.3; }
a { justify-self: center; box-sizing: border-box; min-height: 3rem; padding: 0.75rem 1.5rem; border-radius: 0.5rem;
  color: Canvas; background: CanvasText; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid CanvasText; outline-offset: 3px; }
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page that replaces one that can't be rendered: the shop's name, the reason, and a way to try again. It needs neither
 * the database nor a script.
 * @param isTemporary the reason is temporary, such as an unavailable database; else it is a bug
 */
export function unavailablePage(
  { t, language, theme }: Reader,
  isTemporary: boolean,
): { html: string; contentSecurityPolicy: string } {
  const name = escapeHtml(t('shop.name'))
  const html = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">`,
    `<title>${name}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<p>${name}</p>`,
    `<h1>${escapeHtml(t(isTemporary ? 'server.busy' : 'server.failed'))}</h1>`,
    // An empty URL is the page itself.
    `<a href="">${escapeHtml(t('shell.retry'))}</a>`,
    '</body>',
    '</html>\n',
  ].join('\n')
  return { html, contentSecurityPolicy: POLICY }
}
