import type { Plugin } from 'vite'

const LEFT_OUT = '\0mui-theme-variables'

/**
 * Leaves MUI's generator of CSS variables out of the build: `createTheme` imports it for an option that this shop never
 * sets, since its colours are custom properties of its own (docs/adr/0003).
 */
export function withoutThemeVariables(): Plugin {
  return {
    name: 'without-theme-variables',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMui = importer?.replaceAll('\\', '/').includes('/@mui/material/styles/') ?? false
      return isMui && source.endsWith('/createThemeWithVars.mjs') ? LEFT_OUT : null
    },
    load(id) {
      if (id !== LEFT_OUT) return null
      return 'export default function createThemeWithVars() { throw new Error("cssVariables are left out of this build") }'
    },
  }
}
