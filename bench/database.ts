import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Connects to the embedded database of a shop that runs on a data folder. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const pointer = path.join(dataDir, 'postgres-folder')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres')
  const read = (file: string) => readFileSync(path.join(home, file), 'utf8').trim()
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(read('port')),
    user: 'dukani',
    password: read('secret'),
    database: 'dukani',
  })
  // The end of the shop may end the connection, too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
