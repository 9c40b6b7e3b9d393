import { compile, type FormatCallback } from 'html-to-text'
import { tidyText } from './text.ts'

const SKIPPED = [
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'object',
  'embed',
  'svg',
  'video',
  'audio',
  'form',
  'button',
  'head',
  'title',
  'img',
]

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const isCell = (name: string | undefined) => name === 'td' || name === 'th'

/** One line per table row, its cells separated by a bar. */
const tableRow: FormatCallback = (row, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  const cells = row.children.filter((child) => isCell(child.name))
  cells.forEach((cell, index) => {
    if (index > 0) builder.addLiteral(' | ')
    walk(cell.children, builder)
  })
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const convert = compile({
  wordwrap: false,
  formatters: { tableRow },
  limits: { maxDepth: 200 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'caption', format: 'block' },
    { selector: 'tr', format: 'tableRow' },
    { selector: 'hr', format: 'block' },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
})

const A_TAG = /<[a-z!/]/i

/**
 * The text of a description: paragraphs, list items, headings and table rows as lines, entities decoded, scripts,
 * styles, frames and pictures left out. A description without any tag is text already and keeps its line breaks.
 */
export function htmlToText(html: string): string {
  const marked = A_TAG.test(html) ? html : asMarkup(html.replaceAll('<', '&lt;'))
  return tidyText(convert(marked))
}

/** The markup from which htmlToText restores this text: paragraphs with line breaks. */
export function textToHtml(text: string): string {
  const tidy = tidyText(text)
  if (tidy === '') return ''
  return asMarkup(tidy.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
}

function asMarkup(escaped: string): string {
  return escaped
    .split(/(?:\r\n|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/\r\n|\n|\r/g, '<br>\n')}</p>`)
    .join('\n')
}
