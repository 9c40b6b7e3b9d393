import type { CSSObject } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover, color, radius, rem, transition, translucent, weight } from '../../theme/vars.ts'

/** The look of one line of a menu: a link, a button, or the button of a disclosure. */
export const entryStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(16),
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: transition(['background-color', 'color']),
  [canHover]: { '&:hover': { background: translucent('ink', 6) } },
  '& > svg': { flex: 'none', color: color.muted },
  '&[aria-busy="true"]': { color: color.muted, cursor: 'progress' },
}
