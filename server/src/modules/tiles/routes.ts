import { TILE_STYLES, type TileAddress, type TileRenderer } from '../../gateways/tiles.ts'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'

const CACHED = 'public, max-age=604800, stale-while-revalidate=604800'
/** The nearest zoom of a map (MAP-02). */
const MOST_ZOOM = 19

interface TileRequest {
  Params: { style: string; z: string; x: string; y: string }
}

/**
 * `GET /tiles/{sketch|sketch-dark}/{z}/{x}/{y}.png`: the map of a shop that has no other, or can't reach it. Public, so
 * every cache may keep it.
 */
export function addTileRoutes(app: App, { tiles }: { tiles: TileRenderer }): void {
  app.get<TileRequest>('/tiles/:style/:z/:x/:y', async (request, reply) => {
    const style = TILE_STYLES.find((each) => each === request.params.style)
    const address = addressOf(request.params)
    if (style === undefined || address === null) throw notFound()
    const { data, etag } = await tiles.tile(style, address)
    reply.header('cache-control', CACHED).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(data)
  })
  app.addHook('preClose', () => tiles.close())
}

/** null: there is no such tile. */
function addressOf({ z, x, y }: TileRequest['Params']): TileAddress | null {
  const [, row] = /^(\d{1,6})\.png$/.exec(y) ?? []
  if (row === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x)) return null
  const address = { z: Number(z), x: Number(x), y: Number(row) }
  const side = 2 ** address.z
  return address.z <= MOST_ZOOM && address.x < side && address.y < side ? address : null
}
