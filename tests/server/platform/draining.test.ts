import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listeningOrigin } from '../../../server/src/listen.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { testApp } from '../support/testApp.ts'

const HOST = '127.0.0.1'
const ASK = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n'

test('a connection that was open before new ones are refused is still answered later', async () => {
  const { app, drain } = await testApp({ lingerMs: 120_000 })
  await app.listen({ host: HOST, port: 0 })
  const port = Number(new URL(listeningOrigin(app, { host: HOST, port: 0 })).port)
  const connect = async () => {
    const accepted = once(app.server, 'connection')
    const socket = net.connect(port, HOST)
    cleanUp(() => socket.destroy())
    await Promise.all([accepted, once(socket, 'connect')])
    return socket
  }
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const probe = net.connect(port, HOST)
      probe.once('connect', () => resolve(probe.destroy() instanceof net.Socket))
      probe.once('error', () => resolve(false))
    })
  const fresh = await connect()
  const kept = await connect()
  kept.write(ASK)
  await once(kept, 'readable')
  expect(String(kept.read())).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*keep-alive/)

  const ended = drain()
  while (await isOpen());
  for (const socket of [fresh, kept]) {
    socket.write(ASK)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i)
  }
  await ended
})

test('a process that ends says so at /readyz, which is no error in its log', async () => {
  const lines: string[] = []
  const { app, drain } = await testApp({ log: (line) => lines.push(line), lingerMs: 0 })
  await app.listen({ host: HOST, port: 0 })
  const ended = drain()
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  await ended
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level)
  expect(levels.length).toBeGreaterThan(0)
  expect(Math.max(...levels)).toBeLessThan(50)
})
