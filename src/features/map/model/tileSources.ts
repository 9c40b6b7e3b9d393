import type { RuntimeConfig } from '@dukani/contracts'
import type { Tiles } from './engine.ts'

/** Whose tiles a map shows: the configured service's, or the sketch that takes their place. */
export type TileSource = 'service' | 'sketch'

/** What is known to be missing of a map. */
export type TileTrouble = 'some' | 'sketch' | 'all'

/** What has another source after it is given up soon: the map stays empty until then. */
const PATIENCE_MS = 2_500
/** What is the last there is may take its time on a slow connection. */
const LAST_PATIENCE_MS = 10_000

type TileConfig = Pick<RuntimeConfig, 'tileUrl' | 'sketchTileUrl' | 'sketchTileUrlDark'>

/**
 * The source that a map begins with: a shop whose tiles are the sketch's own has no other.
 */
export function firstSource({ tileUrl, sketchTileUrl }: TileConfig): TileSource {
  return tileUrl === sketchTileUrl ? 'sketch' : 'service'
}

/** What takes the place of a source that gives nothing; null when there is nothing more. */
export function sourceAfter(source: TileSource, { sketchTileUrl }: TileConfig): TileSource | null {
  return source === 'service' && sketchTileUrl !== '' ? 'sketch' : null
}

/**
 * The tiles of a source. The sketch may be drawn for both themes; a service's tiles are made for daylight.
 * @param origin of the page, for addresses that have none
 */
export function tilesOf(config: TileConfig, source: TileSource, isDark: boolean, origin: string): Tiles {
  const patienceMs = sourceAfter(source, config) === null ? LAST_PATIENCE_MS : PATIENCE_MS
  if (source === 'service') return { url: withOrigin(config.tileUrl, origin), inverted: isDark, patienceMs }
  const hasDark = isDark && config.sketchTileUrlDark !== ''
  return {
    url: withOrigin(hasDark ? config.sketchTileUrlDark : config.sketchTileUrl, origin),
    inverted: isDark && !hasDark,
    patienceMs,
  }
}

/** Not by `new URL`, which would write the braces otherwise. */
function withOrigin(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
}
