import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Any free port: whoever listens on it has the turn, and loses it with its process. */
const PORT = 47_331

const BUSY_MS = 250

/**
 * Waits until no other journey on this machine does what the shop does once at a time.
 * @returns ends the turn
 */
export async function takeTurn(): Promise<() => void> {
  for (;;) {
    const turn = createServer().listen(PORT, '127.0.0.1')
    try {
      await once(turn, 'listening')
      return () => void turn.close()
    } catch {
      await wait(BUSY_MS)
    }
  }
}
