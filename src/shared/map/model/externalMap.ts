import type { Point } from './engine.ts'

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
const ZOOM = 17

/** Link to a place on an external map, for those who can't use ours. */
export function externalMapUrl({ latitude, longitude }: Point): string {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)]
  return `${OPEN_STREET_MAP}/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`
}

/** Link to a search for an address on an external map. */
export function externalSearchUrl(address: string): string {
  return `${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address)}`
}
