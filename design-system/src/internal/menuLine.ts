import { TOUCH_TARGET } from '../theme/tokens.ts'
import type { ThemedStyles } from '../theme/themedStyles.ts'

/** Styles of a menu entry: a link, a button, or the button of a disclosure. */
export const menuLine: ThemedStyles = ({ theme }) => ({
  width: '100%',
  gap: 12,
  minHeight: TOUCH_TARGET,
  padding: '10px 12px',
  borderRadius: theme.shape.control,
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[aria-busy="true"]': { color: theme.vars.palette.text.secondary },
})
