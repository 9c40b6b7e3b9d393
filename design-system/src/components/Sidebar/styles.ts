import type { CSSObject } from '@mui/material/styles'
import { deaf } from '../../internal/deaf.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

/** How long it takes no press, in ms: the second of a double tap falls on no control that slid under the finger. */
const DEAF_MS = 300

export const drawerStyles: ThemedStyles = ({ theme }) => ({
  overflow: 'hidden',
  '& .MuiDrawer-paper': {
    position: 'absolute',
    width: 340,
    maxWidth: '88vw',
    overflow: 'hidden',
    borderRadius: `${theme.shape.sheet}px 0 0 ${theme.shape.sheet}px`,
    // Sideways is ours (useDragAway); scrolling stays the browser's.
    touchAction: 'pan-y',
    animation: deaf(DEAF_MS),
  },
  // The title is focused for readers' sake; a ring around it would look like a control.
  '& [tabindex="-1"]:focus-visible': { outline: 'none' },
})

export const headStyles: CSSObject = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  flex: 'none',
  padding: 'calc(16px + env(safe-area-inset-top)) 12px 16px 20px',
}

export const nameStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 48,
  overflowWrap: 'anywhere',
}

export const scrollerStyles: CSSObject = {
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  // What scrolls asks nobody around it.
  touchAction: 'pan-y',
  overscrollBehavior: 'contain',
  padding: '4px 12px 16px',
}

export const footStyles: ThemedStyles = ({ theme }) => ({
  flex: 'none',
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
})
