import { OPENSTREETMAP_TILES, type RuntimeConfig } from '@dukani/contracts'
import type * as z from 'zod/mini'
import { StartError } from '../startError.ts'
import * as variable from './variables.ts'

/** A server with the API of Nominatim. */
export interface GeocoderConfig {
  /** its address, without a slash at the end */
  url: string
  /** the most requests per second, from all shoppers together */
  rate: number
  /** whether it is also asked for suggestions while a shopper is typing */
  suggests: boolean
}

/** The variables of the map and of the search for addresses. */
export const mapVariables = {
  TILE_URL: variable.tileAddress(OPENSTREETMAP_TILES),
  TILE_ATTRIBUTION: variable.text(''),
  MAPBOX_TOKEN: variable.text(''),
  GEOCODER_URL: variable.optionalServer(),
  GEOCODER_RATE: variable.optionalWholeNumber(1, 1000),
}

type Values = z.infer<z.ZodMiniObject<typeof mapVariables>>

// Its policy: one request a second from all of a site's users together, and none while they type.
const PUBLIC_NOMINATIM = 'nominatim.openstreetmap.org'
const PUBLIC_RATE = 1
const OWN_RATE = 10

/**
 * The geocoder; null: the shop's own sketch of Georgia answers.
 * @throws StartError when the public Nominatim would be asked more than it allows
 */
export function geocoderConfig({ GEOCODER_URL: url, GEOCODER_RATE: rate }: Values): GeocoderConfig | null {
  if (url === undefined) return null
  if (new URL(url).hostname !== PUBLIC_NOMINATIM) return { url, rate: rate ?? OWN_RATE, suggests: true }
  if (rate !== undefined && rate > PUBLIC_RATE)
    throw new StartError(`GEOCODER_RATE must be ${PUBLIC_RATE} for ${PUBLIC_NOMINATIM}.`)
  return { url, rate: PUBLIC_RATE, suggests: false }
}

/** The map settings of the storefront. This server draws the sketch itself. */
export function mapStorefront(
  values: Values,
): Pick<
  RuntimeConfig,
  'tileUrl' | 'tileAttribution' | 'mapboxToken' | 'sketchTileUrl' | 'sketchTileUrlDark'
> {
  return {
    tileUrl: values.TILE_URL,
    tileAttribution: values.TILE_ATTRIBUTION,
    mapboxToken: values.MAPBOX_TOKEN,
    sketchTileUrl: '/tiles/sketch/{z}/{x}/{y}.png',
    sketchTileUrlDark: '/tiles/sketch-dark/{z}/{x}/{y}.png',
  }
}
