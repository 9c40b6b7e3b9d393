import type { Plugin } from 'vite'

const THEME = /\/@mui\/material\/styles\/createThemeWithVars\.m?js$/
/** `setColor(palette.Alert, …)`, each in a line of its own. */
const COMPONENT_COLOR = /^\s*setColor\(palette\.[A-Z]\w*, .*\);.*$/gm
/** The one colour that is computed in statements of its own. */
const SNACKBAR_COLOR = /^\s*const snackbarContentBackground = [^;]*;$/gm
/** The names of the components that have colours. */
const COMPONENTS = /assignNode\(palette, (\[[^\]]*\])\);/
const VARIABLES = 'theme.vars = vars;'

/**
 * Removes the 140 colours of MUI's components from the theme: the shop sends none of them to the page
 * (`schemeStyles.ts`), and computing them would delay the first tap. MUI's components still find the objects that held
 * them.
 */
export function withoutComponentColors(): Plugin {
  return {
    name: 'without-component-colors',
    enforce: 'pre',
    transform(code, id) {
      if (!THEME.test(id.replaceAll('\\', '/'))) return null
      const [, components = '[]'] = COMPONENTS.exec(code) ?? []
      return {
        code: code
          .replaceAll(COMPONENT_COLOR, '')
          .replaceAll(SNACKBAR_COLOR, '')
          .replace(VARIABLES, `${VARIABLES} assignNode(vars.palette, ${components});`),
        map: null,
      }
    },
  }
}
