import type { Plugin } from 'vite'

const SHIM = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const SWR = /[\\/]node_modules[\\/]swr[\\/]/
const REACTS_OWN = '\0reacts-own-store'

/**
 * Makes SWR use React's `useSyncExternalStore` instead of the shim, which contains an implementation for React 17
 * that bundlers can't remove. Other libraries keep it: a CommonJS one would have React's wrapped in a function, also
 * where the storefront doesn't use that library.
 */
export function withoutStoreShim(): Plugin {
  return {
    name: 'without-store-shim',
    enforce: 'pre',
    resolveId: (source, importer = '') => (SHIM.test(source) && SWR.test(importer) ? REACTS_OWN : null),
    load: (id) => (id === REACTS_OWN ? `export { useSyncExternalStore } from 'react'` : null),
  }
}
