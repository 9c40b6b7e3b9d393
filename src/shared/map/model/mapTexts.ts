import type { RuntimeConfig } from '@dukani/contracts'
import type { MapCredit } from '@dukani/design-system'
import type { Translate } from '@dukani/i18n'
import type { TileSource, TileTrouble } from './tileSources.ts'

/** The sentence about what a map is without; undefined when nothing is missing. */
export function troubleText(trouble: TileTrouble | null, t: Translate): string | undefined {
  switch (trouble) {
    case null:
      return undefined
    case 'some':
      return t('map.someTilesMissing')
    case 'sketch':
      return t('map.sketchInstead')
    case 'all':
      return t('map.tilesMissing')
  }
}

/** The map's attribution: OpenStreetMap unless the shop names another one. */
export function creditsOf(
  source: TileSource,
  { tileAttribution }: Pick<RuntimeConfig, 'tileAttribution'>,
  t: Translate,
): MapCredit[] {
  if (source === 'sketch') return [{ text: t('map.sketch') }]
  if (tileAttribution !== '') return [{ text: tileAttribution }]
  return [{ text: t('map.openStreetMap'), href: 'https://www.openstreetmap.org/copyright' }]
}
