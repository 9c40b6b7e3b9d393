const NAME = 'dukani.cart'

/** How the tabs of a browser tell each other that the cart has changed (CART-15). */
export interface CartChannel {
  /** Tells the other tabs. */
  changed: () => void
  /** @param onChange told of changes by other tabs @returns stops listening */
  listen: (onChange: () => void) => () => void
}

/** By BroadcastChannel; by storage events where a browser has none or refuses it; else each tab is on its own. */
export function createCartChannel(): CartChannel {
  let channel: BroadcastChannel | null = null
  return {
    changed() {
      if (channel) channel.postMessage('changed')
      else touchStorage()
    },
    listen(onChange) {
      const opened = open()
      if (opened === null) return listenToStorage(onChange)
      channel = opened
      opened.onmessage = onChange
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
}

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return null
  }
}

function listenToStorage(onChange: () => void): () => void {
  const told = (event: StorageEvent) => {
    if (event.key === NAME) onChange()
  }
  window.addEventListener('storage', told)
  return () => window.removeEventListener('storage', told)
}

function touchStorage(): void {
  try {
    // Another value every time: the same one raises no event.
    localStorage.setItem(NAME, `${Date.now()} ${Math.random()}`)
  } catch {
    // Refused: the other tabs see it when they load the cart.
  }
}
