import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { canHover } from '../../theme/media.ts'

/** In a narrower group icons are hidden and padding is reduced, to make room for text. */
const ROOMY = '26rem'

/** The label of a radio, with its text and an icon at the end. */
export const Card = styled(FormControlLabel)(({ theme }) => ({
  gap: 10,
  flex: '1 1 100%',
  maxWidth: '100%',
  minHeight: 48,
  padding: '11px 13px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.background.paper,
  lineHeight: 1.4,
  transition: theme.transitions.create(['background-color', 'border-color', 'box-shadow']),
  // The longest word sets the card's minimum width; it breaks only if a full row is too narrow.
  '& > .MuiRadio-root + span': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'break-word' },
  '&[data-titled] > span > span': { fontWeight: theme.typography.fontWeightMedium },
  '& small': {
    display: 'block',
    marginTop: 2,
    fontSize: theme.typography.pxToRem(14),
    color: theme.vars.palette.text.secondary,
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  // Half of the width each, minus a rounding tolerance; wider cards wrap.
  '&[data-columns="2"]': {
    flexBasis: 'calc(50% - 5px)',
    [`@container (max-width: ${ROOMY})`]: { gap: 8, paddingInline: 10, '& > svg': { display: 'none' } },
  },
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.text.primary } },
  // The second border pixel is inside, so that the layout doesn't shift.
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    '& > svg': { color: theme.vars.palette.primary.main },
  },
  '&.Mui-disabled': { borderStyle: 'dashed', background: 'none' },
  '&.Mui-disabled:has(:checked)': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.outline,
    background: theme.vars.palette.action.disabledBackground,
    boxShadow: 'none',
    '& > svg': { color: theme.vars.palette.text.secondary },
  },
}))
