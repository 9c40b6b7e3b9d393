import path from 'node:path'
import createCache from '@emotion/cache'
import { CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'

/** Where a page has them: before the styles of components, which override them. */
const PLACE = '<!--global-styles-->'

export interface StaticGlobalStylesOptions {
  /** Path of the module that exports the component `ShopGlobalStyles`. */
  module: string
  /** Makes the styles that the component renders. Files are named as in `url()` of a stylesheet. Called in builds only. */
  createStyles: () => readonly object[]
}

/**
 * Writes the global styles into the pages while building, and replaces the component that renders them (ADR 25).
 * A page has `<!--global-styles-->` in its head.
 */
export function staticGlobalStyles({ module, createStyles }: StaticGlobalStylesOptions): Plugin {
  const replaced = path.resolve(module)
  let css: string | undefined
  return {
    name: 'static-global-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (path.normalize(id) === replaced ? 'export const ShopGlobalStyles = () => null' : null),
    transformIndexHtml: {
      // Before Vite, which then emits the files that the styles refer to.
      order: 'pre',
      handler(html, { filename }) {
        if (!html.includes(PLACE)) throw new Error(`${filename} has no ${PLACE}`)
        const style = `<style>${(css ??= cssOf(createStyles()))}</style>`
        // A function, since `$&` would be a pattern in a replacement string.
        return html.replace(PLACE, () => style)
      },
    },
  }
}

function cssOf(styles: readonly object[]): string {
  const cache = createCache({ key: 'global' })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const html = renderToString(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(Global, { styles: styles as Interpolation<Theme> }),
    ),
  )
  return extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join('')
}
