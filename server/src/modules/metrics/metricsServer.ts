import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { App } from '../../plugins/app.ts'
import { StartError } from '../../startError.ts'

/**
 * Serves `/metrics` on a port of its own, so that no proxy can open it to the public by mistake. Closed with the server.
 * @throws StartError when the port can't be used
 */
export async function serveMetrics(
  app: App,
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${port} can't be used: ${error.message}.`)),
    )
    server.listen(port, host, resolve)
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}
