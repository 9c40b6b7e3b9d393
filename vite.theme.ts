import type { Plugin } from 'vite'
// By their files: Node reads this, and the design system's door leads to components.
import { createShopTheme } from './design-system/src/theme/createShopTheme.ts'
import type { FontFiles } from './design-system/src/theme/fonts.ts'
import { createGlobalStyles } from './design-system/src/theme/globalStyles.ts'
import { computeSchemeVariables, computeThemeValues } from './design-system/src/theme/themeValues.ts'
import { precomputedTheme } from './scripts/precomputedTheme.ts'
import { staticGlobalStyles } from './scripts/staticGlobalStyles.ts'

const FOLDER = 'design-system/src/theme'

/** As `fontFiles.ts` names them. */
const fontFiles: FontFiles = {
  sansGeorgian: fontFile('sans', 'georgian'),
  sansLatin: fontFile('sans', 'latin'),
  sansLatinExtended: fontFile('sans', 'latin-ext'),
  serifGeorgian: fontFile('serif', 'georgian'),
  serifLatin: fontFile('serif', 'latin'),
}

function fontFile(family: 'sans' | 'serif', subset: string): string {
  const name = `noto-${family}-georgian`
  return `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
}

/** Plugins that compute the theme's values and write the global styles while building. */
export function themeInBuild(): Plugin[] {
  return [
    precomputedTheme({ module: `${FOLDER}/themeValues.ts`, computeThemeValues }),
    staticGlobalStyles({
      module: `${FOLDER}/ShopGlobalStyles.tsx`,
      createStyles: () =>
        createGlobalStyles(createShopTheme(), { fontFiles, schemeVariables: computeSchemeVariables() }),
    }),
  ]
}
