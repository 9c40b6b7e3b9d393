import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import tls from 'node:tls'
import { quantile } from '../figures.ts'
import { connect, openClient, readCsrf } from './client.ts'
import { projectDir } from '../shop.ts'
import type { Proxy } from './startProxy.ts'

const CLIENTS = 300

/** Clients that send a body of 1,000 bytes and stop after the first byte. @returns what the shop notices of them */
export async function slowBodies(proxy: Proxy, ports: readonly number[]): Promise<string> {
  const { port, ca } = proxy
  const client = await openClient(proxy)
  // Otherwise the shop would refuse the call before it reads the body.
  const { cookie, 'x-csrftoken': token } = await readCsrf(client)
  client.close()
  const head = `POST /v1/accounts/login/ HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nCookie: ${cookie}\r\nX-CSRFToken: ${token}\r\n\r\n{`
  const open = () =>
    new Promise<() => void>((resolve, reject) => {
      const socket = tls.connect({ host: '127.0.0.1', port, ca, servername: 'localhost' }, () => {
        socket.write(head, () => resolve(() => socket.destroy()))
      })
      socket.once('error', reject)
    })
  return heldBy(proxy, ports, open)
}

/** Clients that ask for the app's largest script and take none of it. @returns what the shop notices of them */
export async function slowReaders(proxy: Proxy, ports: readonly number[]): Promise<string> {
  const folder = path.join(projectDir, 'dist/client/assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const sizes = scripts.map((file) => [statSync(path.join(folder, file)).size, `/assets/${file}`] as const)
  const [size, script] = sizes.toSorted(([one], [other]) => other - one)[0] ?? [0, '/']
  const open = async () => {
    // Nothing but headers may come: the proxy has to keep the rest.
    const session = await connect(proxy, '127.0.0.1', { initialWindowSize: 0 })
    const stream = session.request({ ':path': script, 'accept-encoding': 'br, gzip' })
    stream.on('error', () => undefined)
    await new Promise((resolve) => stream.once('response', resolve))
    return () => session.destroy()
  }
  return `${(size / 1024).toFixed(0)} KiB before compression: ${await heldBy(proxy, ports, open)}`
}

async function heldBy(
  proxy: Proxy,
  ports: readonly number[],
  open: () => Promise<() => void>,
): Promise<string> {
  const others = await openClient(proxy)
  await others.ask('/v1/categories/')
  const clients = await Promise.all(Array.from({ length: CLIENTS }, open))
  await pause(2_000)
  const times: number[] = []
  for (let at = 0; at < 200; at += 1) {
    const began = performance.now()
    const { status } = await others.ask('/v1/categories/')
    if (status !== 200) throw new Error(`another client got ${status}`)
    times.push(performance.now() - began)
  }
  // A proxy keeps up to 64 idle connections to each process: what is beyond them is held by slow clients.
  const held = openConnections(ports)
  for (const end of clients) end()
  others.close()
  const [p50, most] = [quantile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(0))
  return `${held} connections to the shop for ${CLIENTS} clients; others' reads p50 ${p50} ms, at most ${most} ms`
}

/** Connections from a proxy to these ports of this machine, also those that wait for their next request. */
function openConnections(ports: readonly number[]): number {
  const wanted = new Set(ports.map((port) => port.toString(16).toUpperCase().padStart(4, '0')))
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === '01' && wanted.has(local.split(':')[1] ?? '')).length
}
