import type { Tiles } from '../model/engine.ts'
import { TILE_MAX_ZOOM } from '../model/mapDefaults.ts'
import type { RasterStyle } from './glLibrary.ts'

// Light becomes dark and the hues stay what they were; a little grey, so that the ground isn't quite black.
const INVERTED = {
  'raster-brightness-min': 0.92,
  'raster-brightness-max': 0.1,
  'raster-hue-rotate': 180,
  'raster-saturation': -0.25,
}

/**
 * A map that is nothing but tiles.
 * @param source name of the tiles' source, by which its events are known from those of an earlier one
 */
export function rasterStyle(source: string, { url, inverted }: Tiles): RasterStyle {
  return {
    version: 8,
    sources: { [source]: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: TILE_MAX_ZOOM } },
    layers: [{ id: source, type: 'raster', source, paint: inverted ? INVERTED : {} }],
  }
}
