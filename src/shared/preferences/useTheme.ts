import type { ThemeChoice } from '@dukani/contracts'
import { useSyncExternalStore } from 'react'
import { shownTheme } from './themeChoice.ts'

/** The chosen theme, from this tab, another tab or the server's cookie; null follows the system. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, shownTheme, () => null)
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
