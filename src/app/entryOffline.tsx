import { loadDeferredIcons, ShopThemeProvider } from '@dukani/design-system'
import { DEFAULT_LANGUAGE, isLanguage } from '@dukani/i18n'
import { createRoot } from 'react-dom/client'
import { OfflinePage } from '#pages/OfflinePage/OfflinePage.tsx'
import { loadLanguage, loadDeferredTexts } from '#shared/language/catalogues.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { followTheme } from '#shared/preferences/themeChoice.ts'

/** Starts the page that the service worker keeps, in the language and the theme that were chosen. */
export async function start(): Promise<void> {
  followTheme()
  const root = document.getElementById('root')
  if (!root) throw new Error('offline.html has no #root')
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  await Promise.all([loadLanguage(language), loadDeferredTexts(), loadDeferredIcons()])
  createRoot(root).render(
    <LanguageProvider language={language}>
      <ShopThemeProvider>
        <OfflinePage />
      </ShopThemeProvider>
    </LanguageProvider>,
  )
}
