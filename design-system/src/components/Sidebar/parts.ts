import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { ignoreEarlyPress } from '../../internal/ignoreEarlyPress.ts'

/** In ms. Ignores the second tap of a double tap, which would press a control that has just slid in. */
const EARLY_PRESS_MS = 300

export const Root = styled(Drawer)(({ theme }) => ({
  overflow: 'hidden',
  '& .MuiDrawer-paper': {
    position: 'absolute',
    width: 340,
    maxWidth: '88vw',
    overflow: 'hidden',
    // Visible edge with forced colours, which remove shadows.
    outline: '1px solid transparent',
    borderRadius: `${theme.shape.sheet}px 0 0 ${theme.shape.sheet}px`,
    // Horizontal drags are handled by `useDragToClose`, vertical ones by the browser.
    touchAction: 'pan-y',
    animation: ignoreEarlyPress(EARLY_PRESS_MS),
  },
  // The title is focused for screen readers; with a focus ring it would look like a control.
  '& [tabindex="-1"]:focus-visible': { outline: 'none' },
}))

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  flex: 'none',
  padding: 'calc(16px + env(safe-area-inset-top)) 12px 16px 20px',
})

export const Name = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 48,
  overflowWrap: 'anywhere',
})

export const Scroller = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  // A scroll container needs its own `touch-action`.
  touchAction: 'pan-y',
  overscrollBehavior: 'contain',
  padding: '4px 12px 16px',
})

export const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))
