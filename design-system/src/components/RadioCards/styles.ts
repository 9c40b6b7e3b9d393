import { styled } from '@mui/material/styles'
import { canHover, color, focusRing, radius, rem, transition, weight } from '../../theme/vars.ts'

/** In a narrower group two columns need the room of drawings, and some of the edges', for words. */
const ROOMY = '26rem'

export const Group = styled('fieldset')({
  // What is measured inside brings no width of its own.
  width: '100%',
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

/** Only there to be measured. */
export const Frame = styled('div')({
  containerType: 'inline-size',
  [`@container (max-width: ${ROOMY})`]: {
    '& > [data-columns="2"] > label': { gap: 8, paddingInline: 10, '& > svg': { display: 'none' } },
  },
})

export const Cards = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > label': { flex: '1 1 100%', maxWidth: '100%' },
  // Half of the width each, a little less against rounding; two that their words make wider stand under each other.
  '&[data-columns="2"] > label': { flexBasis: 'calc(50% - 5px)' },
})

export const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
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
  // Counts the longest word into the card's smallest width, and breaks it only where a whole row is too narrow.
  '& > span': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'break-word' },
  '&[data-titled] > span > span': { fontWeight: weight.medium },
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
  '&:has(input:disabled:checked)': {
    borderStyle: 'solid',
    borderColor: color.outline,
    background: color.disabledGround,
    boxShadow: 'none',
    '& > svg': { color: color.muted },
    '& > input': { borderColor: color.muted },
  },
})
