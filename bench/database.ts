import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The address of the embedded database of a shop that runs on a data folder. */
export function addressIn(dataDir: string): string {
  const pointer = path.join(dataDir, 'postgres-folder')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres')
  const read = (file: string) => readFileSync(path.join(home, file), 'utf8').trim()
  return `postgres://dukani:${encodeURIComponent(read('secret'))}@127.0.0.1:${read('port')}/dukani`
}

/** Connects to that database. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressIn(dataDir) })
  // When the shop ends, the connection may be closed, too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
