import GlobalStyles from '@mui/material/GlobalStyles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { useMemo, type ReactNode } from 'react'
import { createShopTheme } from './createShopTheme.ts'
import { globalStyles } from './globalStyles.ts'
import type { ShopTokens } from './tokens.ts'

export interface ShopThemeProviderProps {
  /** What the theme is made from; other tokens make another look. @default the shop's own */
  tokens?: ShopTokens
  children: ReactNode
}

/**
 * The shop's look for all beneath it: MUI's theme and the global styles (fonts, colour schemes, reset).
 * Light or dark is not its business: the `data-theme` attribute or the system decides, in CSS alone.
 */
export function ShopThemeProvider({ tokens, children }: ShopThemeProviderProps) {
  const theme = useMemo(() => createShopTheme(tokens), [tokens])
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={globalStyles} />
      {children}
    </ThemeProvider>
  )
}
