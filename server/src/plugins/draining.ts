import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app.ts'

/** How long (ms) open connections are given to hear that they should close, before nobody can connect any more. */
const NOTICE_MS = 500
/** How long (ms) a request that is under way may still take. */
const PATIENCE_MS = 10_000
const STEP_MS = 20

export interface Draining {
  isDraining: () => boolean
  /**
   * Ends a server without breaking a request: answers what comes, but with `Connection: close`, so that a client that
   * keeps its connection leaves it of its own accord; then takes no new connections and waits for the last answers.
   */
  drain: () => Promise<void>
}

/** Keeps count of what is under way, so that a server can end when nothing is. */
export function addDraining(app: App): Draining {
  let draining = false
  let underWay = 0
  // Of every address that the server listens on; `localhost` is two of them.
  const connections = new Set<Socket>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
    if (connections.has(socket)) return
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  // Closing waits for connections that clients keep open, and those that get idle meanwhile would keep it for ever.
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), STEP_MS)
    app.server.once('close', () => clearInterval(idle))
    idle.unref()
  })
  return {
    isDraining: () => draining,
    async drain() {
      draining = true
      await until(() => connections.size === 0, NOTICE_MS)
      const closed = app.close()
      const inTime = await Promise.race([closed.then(() => true), pause(PATIENCE_MS, false, { ref: false })])
      if (!inTime) for (const socket of connections) socket.destroy()
      await closed
      await until(() => underWay === 0, PATIENCE_MS)
    },
  }
}

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (!isSo() && Date.now() < deadline) await pause(STEP_MS)
}
