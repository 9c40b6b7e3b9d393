import fs from 'node:fs'
import net from 'node:net'
import type { Home } from './home.ts'

/**
 * The port to start a database on: the one it had last, so that processes that know it find it again after a crash;
 * when that is taken, any free one.
 * @param insist keep to the last port even if it is taken right now
 */
export async function choosePort(home: Home, insist: boolean): Promise<number> {
  const last = lastPort(home)
  if (last !== null && (insist || (await isFree(last)))) return last
  const port = await freePort()
  fs.writeFileSync(home.portFile, `${port}\n`)
  return port
}

/** Forgets the port, which something else has taken. */
export function forgetPort(home: Home): void {
  fs.rmSync(home.portFile, { force: true })
}

function lastPort(home: Home): number | null {
  if (!fs.existsSync(home.portFile)) return null
  const port = Number(fs.readFileSync(home.portFile, 'utf8').trim())
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
