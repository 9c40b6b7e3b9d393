import type { Id } from '@dukani/contracts'

const NAME = 'dukani.cart'

/** How the tabs of a browser tell each other that the cart has changed (CART-15). */
export interface CartChannel {
  /** Tells the other tabs. */
  changed: () => void
  /** @param onChange told of changes by other tabs @returns stops listening */
  listen: (onChange: () => void) => () => void
}

/**
 * By BroadcastChannel; by storage events where a browser has none or refuses it; else each tab is on its own.
 * @param owner whose cart it is; null is the guest
 */
export function createCartChannel(owner: Id | null = null): CartChannel {
  const name = owner === null ? NAME : `${NAME}.${owner}`
  let channel: BroadcastChannel | null = null
  return {
    changed() {
      if (channel) channel.postMessage('changed')
      else touchStorage(name)
    },
    listen(onChange) {
      const opened = open(name)
      if (opened === null) return listenToStorage(name, onChange)
      channel = opened
      opened.onmessage = onChange
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
}

function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

function listenToStorage(name: string, onChange: () => void): () => void {
  const told = (event: StorageEvent) => {
    if (event.key === name) onChange()
  }
  window.addEventListener('storage', told)
  return () => window.removeEventListener('storage', told)
}

function touchStorage(name: string): void {
  try {
    // Another value every time: the same one raises no event.
    localStorage.setItem(name, `${Date.now()} ${Math.random()}`)
  } catch {
    // Refused: the other tabs see it when they load the cart.
  }
}
