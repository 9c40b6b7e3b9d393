import { delay, http, type HttpHandler } from 'msw'
import { failingHandler, unreachableHandler } from '#mocks/shopHandlers.ts'
import type { Network } from './toolbar.ts'

const EVERY_CALL = '/v1/*'
const SLOWLY_MS = 3000

/** Runs before a story's own handlers. If it returns nothing, they answer the request. */
const handlers: Record<Network, HttpHandler[]> = {
  fast: [],
  slow: [http.all(`*${EVERY_CALL}`, () => delay(SLOWLY_MS))],
  offline: [unreachableHandler(EVERY_CALL)],
  failing: [failingHandler(EVERY_CALL, 503)],
}

/** Handlers that simulate a network; also sets `navigator.onLine`. */
export function handlersOf(network: Network): HttpHandler[] {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => network !== 'offline' })
  return handlers[network]
}
