import { createHash } from 'node:crypto'
import { serverKa } from '@dukani/i18n'
import sharp from 'sharp'
import type { TileRenderer } from '../../gateways/tiles.ts'
import { createJobPool } from '../../jobPool.ts'
import { drawTile } from './drawTile.ts'

// Some 10 kB each. Most of the world looks the same on the sketch and is one tile.
const MOST_CACHED = 800
// A screen asks for forty at once.
const MAX_WAITING = 400
const RETRY_AFTER_S = 2

/** Draws tiles one at a time, so that they can't starve the API, and caches the latest. */
export function createTileRenderer(): TileRenderer {
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  const cached = new Map<string, Buffer>()

  async function render(key: string, svg: string): Promise<Buffer> {
    const data = await pool.run(key, () => sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer())
    cached.delete(key)
    cached.set(key, data)
    const [oldest] = cached.keys()
    if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
    return data
  }

  return {
    async tile(style, address) {
      const svg = drawTile(style, address, serverKa['server.sketch'])
      const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
      return { data: cached.get(key) ?? (await render(key, svg)), etag: `"${key}"` }
    },
    close: () => pool.close(),
  }
}
