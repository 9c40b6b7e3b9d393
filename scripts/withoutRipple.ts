import type { Plugin } from 'vite'

const UNUSED = /\/@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.m?js$/
/** The hook that mounts the ripple: a state and an effect in each button. */
const HOOK = /\/@mui\/material\/useLazyRipple\/useLazyRipple\.m?js$/
const NEVER_MOUNTED =
  'const no = () => {}, never = { ref: {}, start: no, stop: no, pulsate: no }; export default () => never'

/**
 * Lets the build leave out what MUI's buttons bring and the theme switches off: the ripple, and the ring of `loading`,
 * which would take the focus from a button (4 kB of the first screen).
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
