import GlobalStyles from '@mui/material/GlobalStyles'
import { useMemo } from 'react'
import { fontFiles } from './fontFiles.ts'
import { createGlobalStyles } from './globalStyles.ts'
import { computeSchemeVariables } from './themeValues.ts'
import type { ShopTokens } from './tokens.ts'

export interface ShopGlobalStylesProps {
  /** Other tokens than the shop's; ignored in a build. */
  tokens: ShopTokens | undefined
}

/** The global styles of the theme. A build has those of the shop in its HTML instead (`scripts/staticGlobalStyles.ts`). */
export function ShopGlobalStyles({ tokens }: ShopGlobalStylesProps) {
  const schemeVariables = useMemo(() => computeSchemeVariables(tokens), [tokens])
  return <GlobalStyles styles={(theme) => createGlobalStyles(theme, { fontFiles, schemeVariables })} />
}
