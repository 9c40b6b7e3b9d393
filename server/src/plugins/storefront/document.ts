import type { RenderedPage, RuntimeConfig } from '@dukani/contracts'
import { SPECULATION_RULES } from './speculationRules.ts'

/** The parts of a page that don't depend on its rendering. */
export interface EmptyDocument {
  template: string
  language: string
  config: RuntimeConfig
}

export interface DocumentParts extends EmptyDocument {
  page: RenderedPage
}

/** The script for static hosting (scripts/failedStart.ts), which this server's policy doesn't allow. */
const ONLY_STATIC = /<!--static-->[^]*<!--\/static-->/

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g
const INLINE_STYLE = /<style>([^]*?)<\/style>/g

/** The client build's index.html without a rendered page: the browser renders it. */
export function emptyDocument({ template, language, config }: EmptyDocument): string {
  return fill(template.replace(ONLY_STATIC, ''), [
    [/<html lang="[^"]*">/, `<html lang="${language}">`],
    [
      /<script type="application\/json" id="config">[^<]*/,
      `<script type="application/json" id="config">${jsonText(config)}`,
    ],
  ])
}

/** Puts a rendered page into the client build's index.html. */
export function assembleDocument({ page, ...empty }: DocumentParts): string {
  // `data-s`: Emotion leaves them where they are.
  const styles = page.styles
    .map(({ emotion, css }) => `<style data-emotion="${emotion}" data-s>${css}</style>`)
    .join('')
  return fill(emptyDocument(empty), [
    [/<!--head-->[^]*<!--\/head-->/, page.head],
    ['<!--styles-->', styles],
    ['<div id="root"><!--app--></div>', `<div id="root" data-rendered>${page.html}</div>`],
    [
      '<!--state-->',
      `<script type="application/json" id="state">${page.state}</script><script type="speculationrules">${SPECULATION_RULES}</script>`,
    ],
  ])
}

/** The texts of the inline elements of all pages, which their policy allows by hash. */
export function inlineElements(template: string): Record<'scripts' | 'styles', string[]> {
  const sent = template.replace(ONLY_STATIC, '')
  const textsOf = (element: RegExp) => [...sent.matchAll(element)].map(([, text = '']) => text)
  return { scripts: textsOf(INLINE_SCRIPT), styles: textsOf(INLINE_STYLE) }
}

/** JSON that is safe inside a script element: no text can close it. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function fill(template: string, parts: readonly (readonly [RegExp | string, string])[]): string {
  return parts.reduce((document, [place, text]) => {
    if (document.search(place) === -1) throw new Error(`index.html has no place for: ${String(place)}`)
    // A function, since `$&` in a product's text would be a pattern in a replacement string.
    return document.replace(place, () => text)
  }, template)
}
