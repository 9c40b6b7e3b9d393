import type { Components, Theme } from '@mui/material/styles'

/** A line among others, not a card. */
export const muiAccordion = {
  defaultProps: {
    disableGutters: true,
    square: true,
    elevation: 0,
    // It unfolds at once.
    slotProps: { transition: { timeout: 0 } },
  },
  styleOverrides: { root: { background: 'none', '&::before': { display: 'none' } } },
} satisfies Components<Theme>['MuiAccordion']
