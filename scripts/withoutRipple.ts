import type { Plugin } from 'vite'

const UNUSED = /\/@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.m?js$/

/**
 * Lets the build leave out what MUI's buttons bring and the theme switches off: the ripple, and the ring of `loading`,
 * which would take the focus from a button (4 kB of the first screen).
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    transform(_code, id) {
      return UNUSED.test(id.replaceAll('\\', '/')) ? { code: 'export default () => null', map: null } : null
    },
  }
}
