import type { Plugin } from 'vite'

const PLACE = /(?<=<!--static-->)\s*(?=<!--\/static-->)/

/**
 * Puts into index.html what a page says whose own scripts can't be had, as after a release whose files aren't all there
 * yet (ROUTE-08). It is inline, since any other script might be missing too; our server takes it out again.
 * @param say what the page runs, from its own source: it may use nothing from outside
 * @param texts the argument that `say` is called with
 */
export function failedStart<Texts extends object>(say: (texts: Texts) => void, texts: Texts): Plugin {
  // No text can end the element.
  const given = JSON.stringify(texts).replaceAll('<', '\\u003c')
  return {
    name: 'failed-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(PLACE, () => `<script>(${say.toString()})(${given})</script>`),
    },
  }
}
