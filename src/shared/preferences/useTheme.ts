import type { ThemeChoice } from '@dukani/contracts'
import { useBrowserState } from '../hydration/useBrowserState.ts'
import { shownTheme } from './themeChoice.ts'

/** The chosen theme, from this tab, another tab or the server's cookie; null follows the system. */
export function useTheme(): ThemeChoice {
  return useBrowserState(subscribe, shownTheme, () => null)
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
