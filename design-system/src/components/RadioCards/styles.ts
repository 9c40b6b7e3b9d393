import { styled } from '@mui/material/styles'
import { canHover, color, focusRing, radius, rem, transition, weight } from '../../theme/vars.ts'

/** Below this a card hasn't the room for a drawing beside its words. */
const ROOM_FOR_ICON = '12rem'

export const Group = styled('fieldset')({
  '& > legend': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    marginBottom: 8,
    fontSize: rem(14),
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  },
})

export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  // Half of the width each, unless that is too narrow for a long word beside the radio.
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.75rem, (100% - 8px) / 2)), 1fr))',
  },
})

/** Only there to be measured. */
export const Cell = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  minWidth: 0,
  [`@container (max-width: ${ROOM_FOR_ICON})`]: { '& svg': { display: 'none' } },
})

export const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 48,
  padding: '11px 13px',
  border: `1px solid ${color.outline}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.4,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color', 'border-color', 'box-shadow']),
  '& > span': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', marginTop: 2, fontSize: rem(14), color: color.muted },
  '& > svg': { flex: 'none', color: color.muted },
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px solid ${color.outline}`,
    borderRadius: '50%',
    background: color.surface,
    outline: 'none',
    cursor: 'inherit',
    transition: transition(['border-color', 'border-width']),
  },
  [canHover]: { '&:hover': { borderColor: color.ink } },
  // The second pixel of the edge lies inside, so that nothing moves.
  '&:has(input:checked)': {
    borderColor: color.primary,
    background: color.primarySoft,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    '& > span > span': { fontWeight: weight.medium },
    '& > svg': { color: color.primary },
    '& > input': { borderWidth: 6, borderColor: color.primary },
  },
  '&:has(input:focus-visible)': focusRing,
  '&:has(input:disabled)': {
    borderStyle: 'dashed',
    background: 'none',
    color: color.muted,
    cursor: 'not-allowed',
    '& > input': { borderColor: color.disabled, background: 'none' },
  },
})
