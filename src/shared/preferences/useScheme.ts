import { useBrowserState } from '../hydration/useBrowserState.ts'
import { useTheme } from './useTheme.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Light or dark as the page is shown now: the chosen theme, else the system's. For what CSS can't colour. */
export function useScheme(): 'light' | 'dark' {
  const chosen = useTheme()
  const system = useBrowserState(subscribe, systemScheme, () => 'light' as const)
  return chosen ?? system
}

function systemScheme(): 'light' | 'dark' {
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
