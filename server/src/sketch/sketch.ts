import type { CourierSimulation } from '../gateways/courierSimulation.ts'
import type { Geocoder } from '../gateways/geocoder/geocoder.ts'
import type { TileRenderer } from '../gateways/tiles.ts'

/**
 * A rough map of Georgia that needs no other server: for development, for the demo, and for a shop whose own map or
 * geocoder can't be reached.
 */
export interface Sketch {
  geocoder: Geocoder
  tiles: TileRenderer
  courier: CourierSimulation
}

/** Each part is loaded at its first use, so that a shop that needs none doesn't have them in memory. */
export function createSketch(): Sketch {
  const gazetteer = once(async () => (await import('./gazetteer/gazetteer.ts')).createGazetteer())
  const renderer = once(async () => (await import('./tiles/tileRenderer.ts')).createTileRenderer())
  return {
    geocoder: {
      search: async (text) => (await gazetteer.get()).search(text),
      reverse: async (point) => (await gazetteer.get()).reverse(point),
    },
    tiles: {
      tile: async (style, address) => (await renderer.get()).tile(style, address),
      close: async () => (await renderer.loaded())?.close(),
    },
    courier: async (drive, now) => (await import('./demoDrive.ts')).demoPosition(drive, now),
  }
}

function once<Part>(load: () => Promise<Part>): { get(): Promise<Part>; loaded(): Promise<Part | null> } {
  let part: Promise<Part> | null = null
  return {
    get: () => (part ??= load()),
    loaded: async () => part,
  }
}
