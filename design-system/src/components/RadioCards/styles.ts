import { styled } from '@mui/material/styles'
import { canHover } from '../../theme/media.ts'

/** In a narrower group two columns need the room of drawings, and some of the edges', for words. */
const ROOMY = '26rem'

export const Group = styled('fieldset')(({ theme }) => ({
  // What is measured inside brings no width of its own.
  width: '100%',
  '& > legend': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    marginBottom: 8,
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
}))

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

export const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '11px 13px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  lineHeight: 1.4,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create(['background-color', 'border-color', 'box-shadow']),
  // Counts the longest word into the card's smallest width, and breaks it only where a whole row is too narrow.
  '& > span': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'break-word' },
  '&[data-titled] > span > span': { fontWeight: theme.typography.fontWeightMedium },
  '& small': {
    display: 'block',
    marginTop: 2,
    fontSize: theme.typography.pxToRem(14),
    color: theme.vars.palette.text.secondary,
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px solid ${theme.vars.palette.outline}`,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    outline: 'none',
    cursor: 'inherit',
    transition: theme.transitions.create(['border-color', 'border-width']),
  },
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.text.primary } },
  // The second pixel of the edge lies inside, so that nothing moves.
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    '& > svg': { color: theme.vars.palette.primary.main },
    '& > input': { borderWidth: 6, borderColor: theme.vars.palette.primary.main },
  },
  '&:has(input:focus-visible)': theme.mixins.focusRing,
  '&:has(input:disabled)': {
    borderStyle: 'dashed',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
    '& > input': { borderColor: theme.vars.palette.action.disabled, background: 'none' },
  },
  '&:has(input:disabled:checked)': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.outline,
    background: theme.vars.palette.action.disabledBackground,
    boxShadow: 'none',
    '& > svg': { color: theme.vars.palette.text.secondary },
    '& > input': { borderColor: theme.vars.palette.text.secondary },
  },
}))
