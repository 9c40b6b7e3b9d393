import { keyframes } from '@emotion/react'
import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

/** The look of a toast; only its icon is coloured. Not part of the theme, which the first screen loads. */
export const Notice = styled(Alert)(({ theme, severity = 'success' }) => {
  const { main, soft } = theme.vars.palette[severity]
  return {
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: '8px 8px 8px 12px',
    borderColor: theme.vars.palette.divider,
    borderRadius: theme.shape.card,
    backgroundColor: theme.vars.palette.background.raised,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.shadows[8],
    pointerEvents: 'auto',
    // Vertical pans scroll the page.
    touchAction: 'pan-y',
    animation: `${appear} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
    '& .MuiAlert-icon': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      margin: 0,
      padding: 0,
      borderRadius: '50%',
      opacity: 1,
      backgroundColor: soft,
      color: main,
    },
    '& .MuiAlert-message': { flexGrow: 1, padding: '4px 0', overflow: 'visible' },
    '& .MuiAlert-action': { margin: 0, padding: 0 },
  }
})
