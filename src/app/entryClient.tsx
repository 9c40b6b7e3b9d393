// First, since imports are evaluated in their order.
import './reactFirst.ts'
import './reactDomFirst.ts'
import './designSystemFirst.ts'
import { CacheProvider } from '@emotion/react'
import { DEFAULT_LANGUAGE, isLanguage, withoutLanguage } from '@dukani/i18n'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { CatalogueScreen } from '#pages/CatalogPage/CatalogueScreen.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import { readConfig } from '#shared/config/config.ts'
import { loadLanguage } from '#shared/language/catalogues.ts'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { keepAddressLanguage } from '#shared/preferences/languageChoice.ts'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import { App } from './App.tsx'
import { createBrowserCache } from './emotionCache.ts'
import { LanguageRouter } from './LanguageRouter.tsx'
import { nextTask } from '#shared/browser/nextTask.ts'
import { preloadScreen } from './screens.ts'
import { reloadOnStaleRelease } from './staleRelease.ts'

/** Follows the hydration of the server's page. */
export interface HydrationListener {
  onBegin: () => void
  /** All parts of the page have hydrated. */
  onEnd: () => void
}

/**
 * Starts the app, once.
 * @param returned what the address said of a sign-in elsewhere
 * @returns settles when the app listens: what was tapped before can then be carried out
 */
export async function start(returned: SignInReturn | null, page?: HydrationListener): Promise<void> {
  // Not in the task that evaluates the rest of the app.
  await nextTask()
  reloadOnStaleRelease(window)
  // The browser's prefetching of pages ends: the app fetches a product's data instead (server: speculationRules.ts).
  document.querySelector('script[type="speculationrules"]')?.remove()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  keepAddressLanguage(language)
  const isRendered = root.hasAttribute('data-rendered')
  const texts = loadLanguage(language).catch((error: unknown) => {
    // Starting in Georgian is better than an empty page.
    if (isRendered) throw error
  })
  const config = readConfig(document)
  // A screen that can't be fetched doesn't take the page with it: its place says so (ROUTE-08).
  const screen = preloadScreen(withoutLanguage(location.pathname), config.settings).then(
    () => true,
    (error: unknown) => {
      console.warn('the screen of this address could not be fetched', error)
      return false
    },
  )
  // What the server rendered has to be there whole before the first render here, or nothing would match it.
  const [hasScreen] = await Promise.all([screen, texts])
  const state = readState()
  await new Promise<void>((resolve) => {
    const app = (
      <Listening onListening={resolve}>
        <CacheProvider value={createBrowserCache()}>
          <App
            language={language}
            config={config}
            state={state}
            returned={returned}
            Router={LanguageRouter}
          />
        </CacheProvider>
      </Listening>
    )
    if (isRendered) page?.onBegin()
    // In slices, between which the page answers. Without its screen the server's page can't be matched.
    if (isRendered && hasScreen) {
      const hydrating = (
        <HydrationProvider onHydrated={page?.onEnd} whenIdle={whenIdle}>
          {app}
        </HydrationProvider>
      )
      startTransition(() => void hydrateRoot(root, hydrating))
    } else {
      createRoot(root).render(app)
    }
  })
  if (!hasScreen) page?.onEnd()
  // Most visits go on to the catalogue. At its own address it is there already.
  whenIdle(CatalogueScreen.prefetch)
}

function Listening({ onListening, children }: { onListening: () => void; children: ReactNode }) {
  useEffect(onListening, [onListening])
  return children
}

/** What the server inlined for hydration: answers by their SWR key. */
function readState(): Record<string, unknown> {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
