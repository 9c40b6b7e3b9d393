import net from 'node:net'
import { cleanUp } from './cleanUp.ts'

/**
 * Speaks as much of Redis' protocol as the rate limits need: every script returns that this is the first request of a
 * minute. Closed after the file's last test.
 * @returns its address, and the names of the commands that came
 */
export async function redisServer(): Promise<{ url: string; commands: string[] }> {
  const commands: string[] = []
  const server = net.createServer((socket) => {
    // A client that is gone.
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      // Each command is an array, whose first element is its name.
      for (const [, name = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        commands.push(name)
        socket.write(name.startsWith('eval') ? '*2\r\n:1\r\n:60000\r\n' : '+OK\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Redis has no port')
  return { url: `redis://127.0.0.1:${address.port}`, commands }
}
