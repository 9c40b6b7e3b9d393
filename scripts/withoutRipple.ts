import type { Plugin } from 'vite'

const UNUSED = /\/@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.m?js$/
/** The hook that mounts the ripple. */
const HOOK = /\/@mui\/material\/useLazyRipple\/useLazyRipple\.m?js$/
const NEVER_MOUNTED =
  'const no = () => {}, never = { ref: {}, start: no, stop: no, pulsate: no }; export default () => never'

/**
 * Removes unused parts of MUI's buttons from the build (4 kB of the first screen): the ripple, which the theme
 * disables, and the spinner of `loading`, which loses the focus.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    transform(_code, id) {
      const file = id.replaceAll('\\', '/')
      if (HOOK.test(file)) return { code: NEVER_MOUNTED, map: null }
      return UNUSED.test(file) ? { code: 'export default () => null', map: null } : null
    },
  }
}
