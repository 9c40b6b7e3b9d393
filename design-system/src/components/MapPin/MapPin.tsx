import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'

/** `place` points to a position with its tip; `courier` is centred on it and moves. */
export const MAP_PINS = ['place', 'courier'] as const
export type MapPinKind = (typeof MAP_PINS)[number]

export interface MapPinProps {
  /** Shape and anchor of the marker. */
  kind: MapPinKind
}

const drop = keyframes({ from: { translate: '0 -14px', opacity: 0 } })

const Place = styled('svg')(({ theme }) => ({
  overflow: 'visible',
  fill: theme.vars.palette.primary.main,
  stroke: theme.vars.palette.background.paper,
  strokeWidth: 2,
  animation: `${drop} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
  '& > circle': { fill: theme.vars.palette.background.paper, stroke: 'none' },
  '& > ellipse': { fill: theme.vars.palette.scrim, stroke: 'none' },
}))

const Courier = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.shape.pill,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  boxShadow: theme.shadows[8],
}))

/** A map marker. The caller gives it an accessible name. */
export function MapPin({ kind }: MapPinProps) {
  if (kind === 'courier') {
    return (
      <Courier>
        <Icon name="truck" size={24} />
      </Courier>
    )
  }
  return (
    <Place aria-hidden="true" focusable="false" width="36" height="46" viewBox="0 0 36 46">
      <ellipse cx="18" cy="44" rx="7" ry="2.4" />
      <path d="M18 44C18 44 33 28.5 33 17A15 15 0 0 0 3 17C3 28.5 18 44 18 44Z" />
      <circle cx="18" cy="17" r="5.5" />
    </Place>
  )
}
