import type { Plugin } from 'vite'

const COMPONENTS = /^const (\w+) = (React\$1\.forwardRef\()/gm
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm

/**
 * Removes React Router's links and forms from the build, which aren't used (links come from the design system).
 * Bundlers can't tree-shake them, because they are created by calls and assignments.
 */
export function withoutRouterLinks(): Plugin {
  return {
    name: 'without-router-links',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-router\/dist\/\w+\/lib\/dom\/lib\.(?:m?js)$/.test(id.replaceAll('\\', '/'))) return null
      return {
        code: code.replace(COMPONENTS, 'const $1 = /* @__PURE__ */ $2').replace(DISPLAY_NAMES, ''),
        map: null,
      }
    },
  }
}
