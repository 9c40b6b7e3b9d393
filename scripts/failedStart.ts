import type { Plugin } from 'vite'

const PLACE = /(?<=<!--static-->)\s*(?=<!--\/static-->)/

/**
 * Adds an inline script to index.html that shows an error when the page's scripts fail to load, such as during a
 * deployment (ROUTE-08). Our server removes it again.
 * @param say the function that the page runs; it is serialised, so it can't use anything from outside
 * @param texts the argument that `say` is called with
 */
export function failedStart<Texts extends object>(say: (texts: Texts) => void, texts: Texts): Plugin {
  // Texts can't end the script element.
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
