/** The styles of tiles that this server renders: for the light theme and for the dark one. */
export const TILE_STYLES = ['sketch', 'sketch-dark'] as const
export type TileStyle = (typeof TILE_STYLES)[number]

/** Which tile of a map, as maps in the web count them. */
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

/** What renders tiles. */
export interface TileRenderer {
  /** @throws BusyError when too many are asked for at once */
  tile(style: TileStyle, address: TileAddress): Promise<Tile>
  /** Refuses what waits, resolves when what runs has ended. */
  close(): Promise<void>
}
