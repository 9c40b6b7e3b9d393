import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'
import type { MapPinKind } from '../MapPin/index.ts'

/** What one kind of marker means. */
export interface MapLegendEntry {
  /** Unique: also the React key. */
  kind: MapPinKind
  /** Its meaning, in a word or two. */
  text: string
}

export interface MapLegendProps {
  /** Only the kinds that are on the map. */
  entries: readonly MapLegendEntry[]
}

const ICONS = { place: 'pin', courier: 'truck' } as const satisfies Record<MapPinKind, string>

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: theme.typography.pxToRem(14),
  '& > li': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
}))

/** Explains the markers of a map by their shapes. */
export function MapLegend({ entries }: MapLegendProps) {
  return (
    // Safari drops the list semantics of a list without bullets.
    <List role="list">
      {entries.map(({ kind, text }) => (
        <li key={kind}>
          <Icon name={ICONS[kind]} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}
