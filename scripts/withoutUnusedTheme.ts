import type { Plugin } from 'vite'

const LEFT_OUT = '\0mui-unused-theme/'

/** What takes the place of each file, by how MUI's own files import it. */
const STAND_INS: readonly { imported: RegExp; code: string }[] = [
  {
    imported: /\/createThemeWithVars\.mjs$/,
    code: 'export default function createThemeWithVars() { throw new Error("cssVariables are left out of this build") }',
  },
  // What `styled` falls back to where no theme is given; everything here stands below the shop's.
  { imported: /\/defaultTheme\.mjs$/, code: 'export default {}' },
  // `grey` stays: it is part of every palette, whatever a theme sets.
  { imported: /\/colors\/(?:purple|red|orange|blue|lightBlue|green)\.mjs$/, code: 'export default {}' },
]

/**
 * Leaves out of the build what MUI's `createTheme` imports and this shop's theme never comes to: the generator of CSS
 * variables, since the shop's colours are custom properties of its own (docs/adr/0003), Material's own theme, and the
 * tables of its colours, since the shop's palette names every colour.
 */
export function withoutUnusedTheme(): Plugin {
  return {
    name: 'without-unused-theme',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMui = importer?.replaceAll('\\', '/').includes('/@mui/material/') ?? false
      const index = isMui ? STAND_INS.findIndex(({ imported }) => imported.test(source)) : -1
      return index === -1 ? null : `${LEFT_OUT}${index}`
    },
    load: (id) =>
      id.startsWith(LEFT_OUT) ? (STAND_INS[Number(id.slice(LEFT_OUT.length))]?.code ?? null) : null,
  }
}
