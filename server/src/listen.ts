import { lookup } from 'node:dns/promises'
import net, { type AddressInfo } from 'node:net'
import type { Config } from './config/config.ts'
import type { App } from './plugins/app.ts'
import { StartError } from './startError.ts'

/**
 * Listens on the configured address and port.
 * @returns the address to open
 * @throws StartError when the port or the address can't be used
 */
export async function listen(app: App, config: Pick<Config, 'host' | 'port'>): Promise<string> {
  const { host, port } = config
  try {
    await app.listen({ host, port })
    if (host === 'localhost') await checkOtherAddresses(app)
  } catch (error) {
    throw explain(error, host, port)
  }
  return listeningOrigin(app, config)
}

/** The origin at which this server is reached from its own machine, once it listens. */
export function listeningOrigin(app: App, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const bound = boundAddresses(app)[0]?.port ?? port
  return `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${bound}`
}

/**
 * fastify is content when it gets one of the addresses of `localhost`. On another one, another program could be
 * listening, and a browser would show that one's page.
 */
async function checkOtherAddresses(app: App): Promise<void> {
  const bound = boundAddresses(app)
  const port = bound[0]?.port ?? 0
  for (const { address } of await lookup('localhost', { all: true })) {
    if (bound.some((each) => each.address === address)) continue
    if (await isTaken(address, port)) throw Object.assign(new Error(), { code: 'EADDRINUSE' })
  }
}

function boundAddresses(app: App): AddressInfo[] {
  return app.addresses().filter((address) => typeof address !== 'string')
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const at = `${host}:${port}`
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is used by another program; stop it, or set PORT to another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start.`,
    )
  }
  if (code === 'EACCES')
    return new StartError(`The system does not let this user listen on ${at}; set PORT to a port above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(
      `This machine has no address ${host} to listen on; set HOST to one that it has, or leave it out.`,
    )
  }
  return error
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
