import type { RuntimeConfig } from '@dukani/contracts'
import { ShopThemeProvider } from '@dukani/design-system'
import type { Language } from '@dukani/i18n'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { ApiProvider } from '#shared/api/ApiProvider.tsx'
import { ConfigProvider } from '#shared/config/ConfigProvider.tsx'
import { OpenLayersProvider } from '#shared/history/openLayers.tsx'
import { ErrorBoundary } from '#shared/lazy/ErrorBoundary.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { followLanguage, saveLanguage } from '#shared/preferences/languageChoice.ts'
import { followTheme } from '#shared/preferences/themeChoice.ts'
import { SessionProvider } from '#shared/session/SessionProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { AdminPages } from './AdminPages.tsx'
import { AdminToasts } from './AdminToasts.tsx'

export interface AdminAppProps {
  language: Language
  config: RuntimeConfig
  /** Reloads the page after a logout. @default the browser's own; stories replace it */
  reload?: () => void
  Router: ComponentType<{ children: ReactNode }>
}

/** The back office: everything below `/admin`. It shares the session, the theme and the language with the shop. */
export function AdminApp({ language, config, reload, Router }: AdminAppProps) {
  useEffect(followTheme, [])
  return (
    <ConfigProvider config={config}>
      <LanguageProvider language={language} onChange={saveLanguage} follow={followLanguage}>
        <Router>
          <ShopThemeProvider>
            <ApiProvider {...(reload && { sessionEnvironment: { reload } })}>
              <SessionProvider>
                <ToastProvider>
                  <ErrorBoundary>
                    <OpenLayersProvider>
                      <AdminPages />
                    </OpenLayersProvider>
                  </ErrorBoundary>
                  <AdminToasts />
                </ToastProvider>
              </SessionProvider>
            </ApiProvider>
          </ShopThemeProvider>
        </Router>
      </LanguageProvider>
    </ConfigProvider>
  )
}
