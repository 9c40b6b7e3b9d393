import type { Plugin } from 'vite'

const SHIM = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const REACTS_OWN = '\0reacts-own-store'

/**
 * Makes SWR use React's `useSyncExternalStore` instead of the shim, which contains an implementation for React 17
 * that bundlers can't remove.
 */
export function withoutStoreShim(): Plugin {
  return {
    name: 'without-store-shim',
    enforce: 'pre',
    resolveId: (source) => (SHIM.test(source) ? REACTS_OWN : null),
    load: (id) => (id === REACTS_OWN ? `export { useSyncExternalStore } from 'react'` : null),
  }
}
