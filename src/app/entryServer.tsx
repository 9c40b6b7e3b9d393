import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { RenderedPage, RenderPage, RenderRequest } from '@dukani/contracts'
import { PRELOADED_FONTS } from '@dukani/design-system'
import { createTranslate, ka, loadEnglish } from '@dukani/i18n'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { escapeHtml, renderHead, scriptJson } from '#shared/head/renderHead.ts'
import { App } from './App.tsx'
import { EMOTION_KEY } from './emotionKey.ts'
import { firstScreen } from './firstScreen.ts'

/** Renders the first screen of an address as any guest sees it (the interface is in the contracts). */
export const renderPage: RenderPage = async (request) => {
  const translate = createTranslate(request.language === 'en' ? await loadEnglish() : ka)
  const screen = await firstScreen(request, translate)
  const { html, styles } = renderApp(request, screen.state)
  const site = { origin: request.origin, name: translate('shop.name'), locale: LOCALES[request.language] }
  return {
    status: screen.status,
    head: renderHead(screen.head, site) + preloads(screen.firstImage),
    styles,
    html,
    state: scriptJson(screen.state),
  } satisfies RenderedPage
}

const LOCALES = { ka: 'ka_GE', en: 'en_GB' }

function renderApp(request: RenderRequest, state: Record<string, unknown>) {
  const cache = createCache({ key: EMOTION_KEY })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={request.url}>
        <App language={request.language} config={request.config} state={state} />
      </StaticRouter>
    </CacheProvider>,
  )
  const { styles } = extractCriticalToChunks(html)
  return { html, styles: styles.map(({ key, ids, css }) => ({ emotion: `${key} ${ids.join(' ')}`, css })) }
}

/** The fonts of the first paint, and the picture that is likely the largest thing on it. */
function preloads(firstImage: { src: string; srcSet: string | null; sizes: string } | null): string {
  const fonts = PRELOADED_FONTS.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
  if (firstImage === null) return fonts.join('')
  const responsive = firstImage.srcSet
    ? ` imagesrcset="${escapeHtml(firstImage.srcSet)}" imagesizes="${escapeHtml(firstImage.sizes)}"`
    : ''
  const image = `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(firstImage.src)}"${responsive}>`
  return image + fonts.join('')
}
