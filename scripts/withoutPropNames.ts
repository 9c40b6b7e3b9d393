import type { Plugin } from 'vite'

const LIST = /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.m?js$/

/**
 * Lets the build leave out Emotion's list of every attribute that HTML and SVG know (2 kB of the first screen): the
 * design system's elements say themselves which props shape their style (`forwardExcept`), and pass on the rest.
 */
export function withoutPropNames(): Plugin {
  return {
    name: 'without-prop-names',
    enforce: 'pre',
    transform(_code, id) {
      if (!LIST.test(id.replaceAll('\\', '/'))) return null
      return {
        code: `export default (prop) => !['as', 'theme', 'sx', 'ownerState'].includes(prop)\n`,
        map: null,
      }
    },
  }
}
