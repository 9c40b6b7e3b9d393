import type { TileStyle } from '../../gateways/tiles.ts'

/** The colours of a style. */
export interface Palette {
  land: string
  /** the neighbours' land */
  abroad: string
  border: string
  water: string
  waterName: string
  green: string
  greenName: string
  railway: string
  metro: string
  street: string
  streetEdge: string
  name: string
  quietName: string
  halo: string
}

export const PALETTES = {
  sketch: {
    ...{ land: '#F4EFE4', abroad: '#E6E2D9', border: '#A3967F', water: '#B9D7E4', waterName: '#2F6178' },
    ...{ green: '#DCE5C8', greenName: '#4B5F30', railway: '#9A8E79', metro: '#A8432F' },
    ...{ street: '#FFFFFF', streetEdge: '#CFC4AE', name: '#33291C', quietName: '#6A5B45', halo: '#F9F6EF' },
  },
  'sketch-dark': {
    ...{ land: '#2B2722', abroad: '#211E1A', border: '#7D705B', water: '#1C3A49', waterName: '#8DBDD3' },
    ...{ green: '#2C3626', greenName: '#AFC593', railway: '#776B59', metro: '#E9907B' },
    ...{ street: '#574E41', streetEdge: '#171410', name: '#F2EBDD', quietName: '#BDAF98', halo: '#1D1A16' },
  },
} as const satisfies Readonly<Record<TileStyle, Palette>>
