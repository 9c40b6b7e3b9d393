import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

/** The look of one line of a menu: a link, a button, or the button of a disclosure. */
export const entryStyles: ThemedStyles = ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '10px 12px',
  border: 0,
  borderRadius: theme.shape.control,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: theme.transitions.create(['background-color', 'color']),
  [canHover]: { '&:hover': { background: theme.alpha(theme.vars.palette.text.primary, 0.06) } },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[aria-busy="true"]': { color: theme.vars.palette.text.secondary, cursor: 'progress' },
})
