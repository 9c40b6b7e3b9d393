import path from 'node:path'
import type { Plugin } from 'vite'

/** At runtime MUI calls it for components outside a ThemeProvider only. There are none. */
const CREATE_THEME = /\/@mui\/material\/styles\/createTheme\.m?js$/

export interface PrecomputedThemeOptions {
  /** Path of the module that exports `computeThemeValues`. */
  module: string
  /** That function: its result is JSON. */
  computeThemeValues: () => object
}

/**
 * Computes the values of the shop's theme while building, and leaves MUI's default theme out. Otherwise MUI would compute
 * both at each start (ADR 25).
 */
export function precomputedTheme({ module, computeThemeValues }: PrecomputedThemeOptions): Plugin {
  const replaced = path.resolve(module)
  return {
    name: 'precomputed-theme',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (CREATE_THEME.test(id.replaceAll('\\', '/'))) return 'export default () => ({})'
      if (path.normalize(id) !== replaced) return null
      return `export const computeThemeValues = () => (${JSON.stringify(computeThemeValues())})`
    },
  }
}
