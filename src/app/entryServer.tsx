import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { RenderedPage, RenderPage, RenderRequest } from '@dukani/contracts'
import { PRELOADED_FONTS } from '@dukani/design-system'
import { createTranslate, ka, languagePath } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { renderHead, scriptJson } from '#shared/head/renderHead.ts'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { loadLanguage } from '#shared/language/catalogues.ts'
import { languageBase } from '#shared/routing/languagePath.ts'
import { App } from './App.tsx'
import { EMOTION_KEY } from './emotionKey.ts'
import { firstScreen } from './firstScreen.ts'

/** Renders the first screen of an address as any guest sees it (the interface is in the contracts). */
export const renderPage: RenderPage = async (request) => {
  // What is rendered finds its texts there, too.
  const texts = await loadLanguage(request.language)
  const translate = createTranslate(request.language === 'ka' ? ka : texts)
  const screen = await firstScreen(request, translate)
  const { html, preloads, styles } = renderApp(request, screen.state)
  const site = {
    origin: request.origin,
    name: translate('shop.name'),
    locale: LOCALES[request.language],
    language: request.language,
  }
  return {
    status: screen.status,
    head: renderHead(screen.head, site) + preloads + FONTS,
    styles,
    html,
    state: scriptJson(screen.state),
    productIds: screen.productIds.map(String),
  } satisfies RenderedPage
}

const LOCALES = { ka: 'ka_GE', en: 'en_GB' }

function renderApp(request: RenderRequest, state: Record<string, unknown>) {
  const { language } = request
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter basename={languageBase(language)} location={languagePath(request.url, language)}>
      {children}
    </StaticRouter>
  )
  const cache = createCache({ key: EMOTION_KEY })
  // Before the render: it makes the cache keep the text of what it inserts.
  const emotion = createEmotionServer(cache)
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <HydrationProvider>
        <App language={language} config={request.config} state={state} Router={Router} />
      </HydrationProvider>
    </CacheProvider>,
  )
  const { styles } = emotion.extractCriticalToChunks(rendered)
  const [preloads = ''] = LEADING_PRELOADS.exec(rendered) ?? []
  return {
    preloads,
    html: rendered.slice(preloads.length),
    styles: styles.map(({ key, ids, css }) => ({
      // Names without a rule of their own, such as those of a style that is part of another, are inserted too: the
      // browser would generate their rules during hydration.
      emotion: `${key} ${(key === EMOTION_KEY ? Object.keys(cache.inserted) : ids).join(' ')}`,
      css,
    })),
  }
}

const FONTS = PRELOADED_FONTS.map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
).join('')

// React writes the preloads of a page's first pictures before its markup; their place is the head.
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)*/
