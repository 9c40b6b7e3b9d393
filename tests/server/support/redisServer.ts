import net from 'node:net'
import { cleanUp } from './cleanUp.ts'
import { listening } from './listening.ts'

/** Answers by the beginning of a command's name: a script says that this is the first request of a minute. */
const ANSWERS = [
  ['eval', '*2\r\n:1\r\n:60000\r\n'],
  ['info', '$19\r\nredis_version:7.0.0\r\n'],
] as const

/**
 * Speaks as much of Redis' protocol as the rate limits need. Closed after the file's last test.
 * @param hangs whether it stops answering, and taking connections, with the first script
 * @returns its address, and the names of the commands that it received
 */
export async function redisServer({ hangs = false } = {}): Promise<{ url: string; commands: string[] }> {
  const commands: string[] = []
  const server = net.createServer((socket) => {
    // A client that has disconnected.
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      // Each command is an array, whose first element is its name.
      for (const [, name = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        commands.push(name)
        if (hangs && name.startsWith('eval')) server.close()
        else socket.write(ANSWERS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? '+OK\r\n')
      }
    })
    cleanUp(() => socket.destroy())
  })
  const port = await listening(server)
  cleanUp(() => server.close())
  return { url: `redis://127.0.0.1:${port}`, commands }
}
