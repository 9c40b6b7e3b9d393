import { loadDeferredIcons } from '@dukani/design-system'
import { DEFAULT_LANGUAGE, isLanguage } from '@dukani/i18n'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readConfig } from '#shared/config/config.ts'
import { loadDeferredTexts, loadLanguage } from '#shared/language/catalogues.ts'
import { BASE } from '#admin/shared/useAdminLink.ts'
import { AdminApp } from './AdminApp.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
await Promise.all([loadLanguage(language), loadDeferredTexts(), loadDeferredIcons()])
createRoot(root).render(
  <AdminApp
    language={language}
    config={readConfig(document)}
    Router={({ children }) => <BrowserRouter basename={BASE}>{children}</BrowserRouter>}
  />,
)
