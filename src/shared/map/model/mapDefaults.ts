import type { Point } from './engine.ts'

/** Where a map starts: the middle of Tbilisi (MAP-02). */
export const START: Point = { latitude: 41.7151, longitude: 44.8271 }

/** Zooms of the engines' own scale (MAP-02). */
export const START_ZOOM = 13
export const PLACE_ZOOM = 16
export const MIN_ZOOM = 5
/** Beyond it there would be no sharper tiles: the engine shows those of zoom 19 here. */
export const MAX_ZOOM = 18

/** The highest zoom that tiles are asked for at, in the tile services' scale (MAP-02). */
export const TILE_MAX_ZOOM = 19
