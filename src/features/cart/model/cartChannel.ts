import type { Id } from '@dukani/contracts'
import { createTabChannel } from '#shared/browser/tabChannel.ts'

const NAME = 'dukani.cart'

/** How the tabs of a browser tell each other that the cart has changed (CART-15). */
export interface CartChannel {
  /** Tells the other tabs. */
  changed: () => void
  /** @param onChange called after changes by other tabs @returns stops listening */
  listen: (onChange: () => void) => () => void
}

/** @param owner whose cart it is; null is the guest */
export function createCartChannel(owner: Id | null = null): CartChannel {
  const channel = createTabChannel(owner === null ? NAME : `${NAME}.${owner}`, ['changed'])
  return { changed: () => channel.tell('changed'), listen: channel.listen }
}
