import type { Plugin } from 'vite'

const COMPONENTS = /^const (\w+) = (React\$1\.forwardRef\()/gm
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm

/**
 * Lets the build leave out React Router's own links and forms, which this shop doesn't draw (its links are the design
 * system's): as they are written there, a call and an assignment, no bundler can tell that nothing is lost.
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
