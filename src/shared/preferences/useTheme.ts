import type { ThemeChoice } from '@dukani/contracts'
import { useSyncExternalStore } from 'react'
import { shownTheme } from './themeChoice.ts'

/** The theme that is chosen, wherever it was: here, in another tab, by the server from its cookie. null: the system's. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, shownTheme, () => null)
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
