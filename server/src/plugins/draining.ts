import net, { type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { SHUTDOWN_TIMEOUT_MS } from '../config/limits.ts'
import type { App } from './app.ts'

/** How long (ms) open connections are given to close by themselves where there is no proxy. */
const NOTICE_MS = 500
/** How long (ms) an idle connection stays open after new ones are refused: a request may be on its way. */
const LINGER_MS = 1_000
const STEP_MS = 20

export interface DrainingOptions {
  /** how long a proxy needs to notice that `/readyz` fails; 0: there is no proxy */
  drainSeconds: number
  /** replaces LINGER_MS */
  lingerMs?: number | undefined
}

export interface Draining {
  isDraining: () => boolean
  /**
   * Shuts a server down without breaking a request. First `/readyz` answers 503, and requests are answered with
   * `Connection: close`; then new connections are refused, and requests on open connections are still answered; then
   * these are closed.
   */
  drain: () => Promise<void>
}

/** Counts requests and connections, so that the server can shut down when there are none. */
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
    // Fastify exposes only its first server.
    if ('server' in socket && socket.server instanceof net.Server) watch(socket.server)
    count(socket)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  // `close` waits for keep-alive connections; those that become idle meanwhile have to be closed.
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
      // Accepts connections that are already in the backlog, which would be reset otherwise.
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
