import { Global } from '@emotion/react'
import ThemeProvider from '@mui/system/ThemeProvider'
import { useMemo, type ReactNode } from 'react'
import type { Language } from '@dukani/i18n'
import { createShopTheme } from './createShopTheme.ts'
import { globalStyles } from './globalStyles.ts'

export interface ShopThemeProviderProps {
  /** Whose labels MUI's own components carry. */
  language: Language
  children: ReactNode
}

/**
 * The shop's look for all beneath it: MUI's theme and the global styles (fonts, colour schemes, reset).
 * Light or dark is not its business: the `data-theme` attribute or the system decides, in CSS alone.
 */
export function ShopThemeProvider({ language, children }: ShopThemeProviderProps) {
  const theme = useMemo(() => createShopTheme(language), [language])
  return (
    <ThemeProvider theme={theme}>
      <Global styles={[...globalStyles]} />
      {children}
    </ThemeProvider>
  )
}
