import { useState } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useScheme } from '#shared/preferences/useScheme.ts'
import type { MapEvents, Tiles } from './engine.ts'
import { firstSource, sourceAfter, tilesOf, type TileSource, type TileTrouble } from './tileSources.ts'

/** The tiles that a map shows, and what was missing of them. */
export interface ShownTiles {
  tiles: Tiles
  source: TileSource
  trouble: TileTrouble | null
  events: Pick<MapEvents, 'onTiles' | 'onTileMissing'>
}

/**
 * Chooses a map's tiles: by the theme, and the sketch when none of the service's first ones could be had. For as long as
 * the map is shown, it stays at that.
 */
export function useTiles(): ShownTiles {
  const config = useConfig()
  const isDark = useScheme() === 'dark'
  const [first] = useState(() => firstSource(config))
  const [source, setSource] = useState(first)
  const [trouble, setTrouble] = useState<TileTrouble | null>(null)
  return {
    tiles: tilesOf(config, source, isDark, location.origin),
    source,
    trouble,
    events: {
      onTiles(outcome) {
        if (outcome === 'loaded') {
          // Late tiles are shown all the same.
          setTrouble((known) => (known === 'all' ? (source === first ? null : 'sketch') : known))
          return
        }
        const next = sourceAfter(source, config)
        setTrouble(next === null ? 'all' : 'sketch')
        if (next !== null) setSource(next)
      },
      onTileMissing: () => setTrouble((known) => known ?? 'some'),
    },
  }
}
