/** The styles of tiles that this server renders: for the light theme and for the dark one. */
export const TILE_STYLES = ['sketch', 'sketch-dark'] as const
export type TileStyle = (typeof TILE_STYLES)[number]

/** A tile by the usual coordinates of web maps. */
export interface TileAddress {
  z: number
  x: number
  y: number
}

/** A tile as it is sent. */
export interface Tile {
  data: Buffer
  /** a strong validator, quotes included */
  etag: string
}

/** Renders tiles. */
export interface TileRenderer {
  /** @throws BusyError when too many are asked for at once */
  tile(style: TileStyle, address: TileAddress): Promise<Tile>
  /** Refuses waiting requests, and resolves when the running one has ended. */
  close(): Promise<void>
}
