import type { Components, Theme } from '@mui/material/styles'

/** A plain entry, not a card. */
export const muiAccordion = {
  defaultProps: {
    disableGutters: true,
    square: true,
    elevation: 0,
    // It expands without an animation.
    slotProps: { transition: { timeout: 0 } },
  },
  styleOverrides: { root: { background: 'none', '&::before': { display: 'none' } } },
} satisfies Components<Theme>['MuiAccordion']
