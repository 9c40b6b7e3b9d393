import type { AddressInfo, Server } from 'node:net'

/** Has a server listen at a free port of this machine. @returns the port */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
