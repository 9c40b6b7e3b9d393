import type { Point } from './engine.ts'

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
const ZOOM = 17

/** A place on a map elsewhere, for who can't see ours. */
export function placeElsewhere({ latitude, longitude }: Point): string {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)]
  return `${OPEN_STREET_MAP}/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`
}

/** An address in words, looked for on a map elsewhere. */
export function addressElsewhere(address: string): string {
  return `${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address)}`
}
