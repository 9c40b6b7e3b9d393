import type { RuntimeConfig } from '@dukani/contracts'
import type { Tiles } from './engine.ts'

/** The source of a map's tiles: the configured service, or the sketch as its fallback. */
export type TileSource = 'service' | 'sketch'

/** What is known to be missing of a map. */
export type TileTrouble = 'some' | 'sketch' | 'all'

/** Timeout of a source with a fallback: the map stays empty until then (ms). */
const TIMEOUT_MS = 2_500
/** Timeout of the last source, long enough for a slow connection (ms). */
const LAST_TIMEOUT_MS = 10_000

type TileConfig = Pick<RuntimeConfig, 'tileUrl' | 'sketchTileUrl' | 'sketchTileUrlDark'>

/**
 * The source that a map begins with: a shop whose tiles are the sketch's own has no other.
 */
export function firstSource({ tileUrl, sketchTileUrl }: TileConfig): TileSource {
  return tileUrl === sketchTileUrl ? 'sketch' : 'service'
}

/** The fallback of a source; null when there is none. */
export function sourceAfter(source: TileSource, { sketchTileUrl }: TileConfig): TileSource | null {
  return source === 'service' && sketchTileUrl !== '' ? 'sketch' : null
}

/**
 * The tiles of a source. The sketch may be drawn for both themes; a service's tiles are made for daylight.
 * @param origin of the page, for addresses that have none
 */
export function tilesOf(config: TileConfig, source: TileSource, isDark: boolean, origin: string): Tiles {
  const timeoutMs = sourceAfter(source, config) === null ? LAST_TIMEOUT_MS : TIMEOUT_MS
  if (source === 'service') return { url: withOrigin(config.tileUrl, origin), inverted: isDark, timeoutMs }
  const hasDark = isDark && config.sketchTileUrlDark !== ''
  return {
    url: withOrigin(hasDark ? config.sketchTileUrlDark : config.sketchTileUrl, origin),
    inverted: isDark && !hasDark,
    timeoutMs,
  }
}

/** Not by `new URL`, which would write the braces otherwise. */
function withOrigin(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}
