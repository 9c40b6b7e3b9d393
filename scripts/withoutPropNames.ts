import type { Plugin } from 'vite'

const LIST = /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.m?js$/

/**
 * Removes Emotion's list of HTML and SVG attributes from the build (2 kB of the first screen). Components of the
 * design system name the props that aren't forwarded (`forwardExcept`), so the list isn't needed.
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
