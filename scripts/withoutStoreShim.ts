import type { Plugin } from 'vite'

const SHIM = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const REACTS_OWN = '\0reacts-own-store'

/**
 * Lets SWR have React's own `useSyncExternalStore`. The shim that it imports hands out just that wherever React has it,
 * and brings a copy for React 17, which no bundler can tell is never used.
 */
export function withoutStoreShim(): Plugin {
  return {
    name: 'without-store-shim',
    enforce: 'pre',
    resolveId: (source) => (SHIM.test(source) ? REACTS_OWN : null),
    load: (id) => (id === REACTS_OWN ? `export { useSyncExternalStore } from 'react'` : null),
  }
}
