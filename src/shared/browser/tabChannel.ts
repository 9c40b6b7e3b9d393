/** How the tabs of a browser tell each other something. */
export interface TabChannel<Message extends string> {
  /** Sends a message to the other tabs. */
  tell: (message: Message) => void
  /** @param onMessage receives what other tabs say @returns stops listening */
  listen: (onMessage: (message: Message) => void) => () => void
}

/**
 * By BroadcastChannel; by storage events where a browser has none or refuses it; else each tab is on its own.
 * @param messages all that is ever said: anything else is passed over
 */
export function createTabChannel<Message extends string>(
  name: string,
  messages: readonly Message[],
): TabChannel<Message> {
  const known = (value: unknown) => messages.find((message) => message === value)
  let channel: BroadcastChannel | null = null
  return {
    tell(message) {
      if (channel) channel.postMessage(message)
      else touchStorage(name, message)
    },
    listen(onMessage) {
      const receive = (value: unknown) => {
        const message = known(value)
        if (message !== undefined) onMessage(message)
      }
      const opened = open(name)
      if (opened === null) return listenToStorage(name, receive)
      channel = opened
      opened.onmessage = ({ data }: MessageEvent<unknown>) => receive(data)
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

function listenToStorage(name: string, receive: (value: unknown) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name) receive(newValue?.split(' ')[0])
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function touchStorage(name: string, message: string): void {
  try {
    // A new value each time: writing the same one raises no event.
    localStorage.setItem(name, `${message} ${Date.now()} ${Math.random()}`)
  } catch {
    // Storage is refused: the other tabs update when they come to the front.
  }
}
