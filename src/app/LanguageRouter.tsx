import { languagePath, withoutLanguage } from '@dukani/i18n'
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { languageBase } from '#shared/routing/languagePath.ts'

/**
 * A browser router whose addresses are those of the shown language (`/en/…`). A change of the language, and an entry
 * that was made in another language, change the address only: the page, its entry's key and its state stay.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history])

  const pathname = languagePath(withoutLanguage(location.pathname), language)
  useLayoutEffect(() => {
    if (pathname === window.location.pathname) return
    // The router's own `replace` would give the entry a new key.
    window.history.replaceState(window.history.state, '', `${pathname}${location.search}${location.hash}`)
  }, [pathname, location])

  return (
    <Router
      basename={languageBase(language)}
      location={{ ...location, pathname }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  )
}
