import type { RuntimeConfig } from '@dukani/contracts'
import { HrefContext, ShopThemeProvider } from '@dukani/design-system'
import type { Language } from '@dukani/i18n'
import { Fragment, useEffect, type ComponentType, type ReactNode } from 'react'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { useCartToasts } from '#features/cart/containers/useCartToasts.ts'
import { ApiProvider } from '#shared/api/ApiProvider.tsx'
import type { FirstAnswers } from '#shared/api/swr.ts'
import { ConfigProvider } from '#shared/config/ConfigProvider.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { followLanguage, saveLanguage } from '#shared/preferences/languageChoice.ts'
import { followTheme } from '#shared/preferences/themeChoice.ts'
import { useLanguageHref } from '#shared/routing/useLanguageHref.ts'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import { SessionProvider } from '#shared/session/SessionProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'

export interface ProvidersProps {
  language: Language
  config: RuntimeConfig
  /** the first render's answers, by their SWR key */
  state: FirstAnswers
  /** loads the page anew after a logout (AUTH-09); the browser's own unless a story says otherwise */
  reload?: () => void
  /** what the page's address said of a sign-in elsewhere (AUTH-06) */
  returned?: SignInReturn | null
  /** the router, inside the language; none where one stands around all, as in stories */
  Router?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** All providers of the app, the same in the browser, on the server and in stories. */
export function Providers(props: ProvidersProps) {
  const { language, config, state, reload, returned, Router = Fragment, children } = props
  useEffect(followTheme, [])
  return (
    <ConfigProvider config={config}>
      <LanguageProvider language={language} onChange={saveLanguage} follow={followLanguage}>
        <Router>
          <LinksInLanguage>
            <ShopThemeProvider>
              <ApiProvider answers={state} {...(reload && { sessionEnvironment: { reload } })}>
                <SessionProvider>
                  <LoginPromptProvider returned={returned}>
                    <ToastProvider>
                      <CartWithToasts>{children}</CartWithToasts>
                    </ToastProvider>
                  </LoginPromptProvider>
                </SessionProvider>
              </ApiProvider>
            </ShopThemeProvider>
          </LinksInLanguage>
        </Router>
      </LanguageProvider>
    </ConfigProvider>
  )
}

function LinksInLanguage({ children }: { children: ReactNode }) {
  return <HrefContext value={useLanguageHref()}>{children}</HrefContext>
}

function CartWithToasts({ children }: { children: ReactNode }) {
  const { notify } = useCartToasts()
  return <CartProvider notify={notify}>{children}</CartProvider>
}
