import type { Plugin } from 'vite'

const LEFT_OUT = '\0mui-unused-theme/'

const MATERIAL = '/@mui/material/'

/** What takes the place of each file, by how the files of a folder of MUI's import it. */
const STAND_INS: readonly { by: string; imported: RegExp; code: string }[] = [
  {
    by: MATERIAL,
    imported: /\/createThemeWithVars\.mjs$/,
    code: 'export default function createThemeWithVars() { throw new Error("cssVariables are left out of this build") }',
  },
  // What `styled` falls back to where no theme is given; everything here stands below the shop's.
  { by: MATERIAL, imported: /\/defaultTheme\.mjs$/, code: 'export default {}' },
  // `grey` stays: it is part of every palette, whatever a theme sets.
  {
    by: MATERIAL,
    imported: /\/colors\/(?:purple|red|orange|blue|lightBlue|green)\.mjs$/,
    code: 'export default {}',
  },
  {
    by: MATERIAL,
    imported: /\/stringifyTheme\.mjs$/,
    code: 'export function stringifyTheme() { throw new Error("a theme as source is left out of this build") }',
  },
  // An id all the same: React numbers those below by it, and a page may be rendered where this file is MUI's own.
  {
    by: '/@mui/system/ThemeProvider/',
    imported: /\/useLayerOrder\.mjs$/,
    code: 'import { useId } from "react"; export default function useLayerOrder() { useId(); return null }',
  },
  // Components in a theme, if it had any: those that are objects aren't copied; the others never are.
  {
    by: '/@mui/utils/deepmerge/',
    imported: /^react-is$/,
    code: 'export const isValidElementType = (value) => typeof value === "object" && value !== null && "$$typeof" in value',
  },
]

/**
 * Leaves out of the build what MUI's `createTheme` imports and this shop's theme never comes to: the generator of CSS
 * variables, since the shop's colours are custom properties of its own (docs/adr/0003), Material's own theme, and the
 * tables of its colours, since the shop's palette names every colour. So too the theme as source text, for Pigment CSS,
 * the order of CSS layers, of which the shop's theme has none, and what knows every kind of React component.
 */
export function withoutUnusedTheme(): Plugin {
  return {
    name: 'without-unused-theme',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.replaceAll('\\', '/') ?? ''
      const index = STAND_INS.findIndex(({ by, imported }) => file.includes(by) && imported.test(source))
      return index === -1 ? null : `${LEFT_OUT}${index}`
    },
    load: (id) =>
      id.startsWith(LEFT_OUT) ? (STAND_INS[Number(id.slice(LEFT_OUT.length))]?.code ?? null) : null,
  }
}
