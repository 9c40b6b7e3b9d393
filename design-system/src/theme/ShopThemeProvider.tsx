import ThemeProvider from '@mui/system/ThemeProvider'
import { useMemo, type ReactNode } from 'react'
import { createShopTheme } from './createShopTheme.ts'
import { ShopGlobalStyles } from './ShopGlobalStyles.tsx'
import type { ShopTokens } from './tokens.ts'

export interface ShopThemeProviderProps {
  /** The tokens of the theme. @default the shop's own */
  tokens?: ShopTokens
  children: ReactNode
}

/**
 * Provides MUI's theme and the global styles (fonts, colour schemes, reset). The colour scheme is chosen in CSS, by
 * the `data-theme` attribute or the system.
 */
export function ShopThemeProvider({ tokens, children }: ShopThemeProviderProps) {
  const theme = useMemo(() => createShopTheme(tokens), [tokens])
  return (
    <ThemeProvider theme={theme}>
      <ShopGlobalStyles tokens={tokens} />
      {children}
    </ThemeProvider>
  )
}
