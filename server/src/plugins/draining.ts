import net, { type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { SHUTDOWN_TIMEOUT_MS } from '../config/limits.ts'
import type { App } from './app.ts'

/** How long (ms) open connections are given to hear that they should close, where no proxy has to hear it. */
const NOTICE_MS = 500
/** How long (ms) a connection without a request stays open after new ones are refused: a request may be on its way. */
const LINGER_MS = 1_000
const STEP_MS = 20

export interface DrainingOptions {
  /** how long a proxy is given to hear from `/readyz` that it should connect no more; 0: there is none */
  drainSeconds: number
  /** in place of what suits connections (ms) */
  lingerMs?: number | undefined
}

export interface Draining {
  isDraining: () => boolean
  /**
   * Ends a server without breaking a request. First `/readyz` is 503 and all that comes is answered, but with
   * `Connection: close`, so that a client that keeps its connection leaves it of its own accord; then new connections are refused
   * any more, and what is on its way over open connections is still answered; then they are closed.
   */
  drain: () => Promise<void>
}

/** Keeps count of what is under way, so that a server can end when nothing is. */
export function addDraining(app: App, { drainSeconds, lingerMs = LINGER_MS }: DrainingOptions): Draining {
  let draining = false
  let underWay = 0
  const connections = new Set<Socket>()
  // One for each address; `localhost` is two of them.
  const servers = new Set<net.Server>()

  function watch(server: net.Server): void {
    if (servers.has(server)) return
    servers.add(server)
    server.on('connection', count)
  }
  function count(socket: Socket): void {
    if (connections.has(socket)) return
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  }

  watch(app.server)
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
    // Fastify tells of its first server alone.
    if ('server' in socket && socket.server instanceof net.Server) watch(socket.server)
    count(socket)
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
      if (drainSeconds > 0) await pause(drainSeconds * 1000)
      else await until(() => connections.size === 0, NOTICE_MS)
      // Now those are accepted that have connected: the system would reset them.
      await nextTurn()
      // Not http's own `close`, which would break connections that haven't asked yet.
      for (const server of servers) net.Server.prototype.close.call(server)
      await until(() => connections.size === 0, lingerMs)
      const closed = app.close()
      const inTime = await Promise.race([
        closed.then(() => true),
        pause(SHUTDOWN_TIMEOUT_MS, false, { ref: false }),
      ])
      if (!inTime) for (const socket of connections) socket.destroy()
      await closed
      await until(() => underWay === 0, SHUTDOWN_TIMEOUT_MS)
    },
  }
}

async function until(isSo: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!isSo() && Date.now() < deadline) await pause(STEP_MS)
}
