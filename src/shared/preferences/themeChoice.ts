import type { ThemeChoice } from '@dukani/contracts'
import { createTabChannel } from '../browser/tabChannel.ts'
import { savePreference } from './savePreference.ts'

const THEME_COOKIE = 'theme'
const SYSTEM = 'system'
const channel = createTabChannel('dukani.theme', ['light', 'dark', SYSTEM])

/** The chosen theme; null follows the system. It is the root's attribute, which CSS reads. */
export function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** Shows the page in what a visitor chose, stores it, and notifies the other tabs. */
export function chooseTheme(theme: ThemeChoice): void {
  show(theme)
  savePreference(THEME_COOKIE, theme)
  channel.tell(theme ?? SYSTEM)
}

/** Shows what is chosen, at an earlier visit and in other tabs. @returns stops listening */
export function followTheme(): () => void {
  showInBars(shownTheme())
  return channel.listen((theme) => show(theme === SYSTEM ? null : theme))
}

function show(theme: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (theme === null) delete dataset['theme']
  else dataset['theme'] = theme
  showInBars(theme)
}

/** The head has a `theme-color` for each scheme. This disables the other one. */
function showInBars(theme: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset
    const chosen = scheme === theme ? 'all' : 'not all'
    meta.media = theme === null ? `(prefers-color-scheme: ${scheme})` : chosen
  }
}
