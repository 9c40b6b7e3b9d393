import type { Components, Theme } from '@mui/material/styles'

/** No ripple: pressed feedback is the control's own, and the ripple's styles would be written while one taps. */
export const muiButtonBase = {
  defaultProps: { disableRipple: true, disableTouchRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      touchAction: 'manipulation',
      // MUI draws its ring by a class that only JavaScript sets.
      '&:focus-visible': theme.mixins.focusRing,
      // A press on what is disabled must not reach what lies behind it.
      '&.Mui-disabled, &[aria-disabled="true"]': { pointerEvents: 'auto', cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    }),
  },
} satisfies Components<Theme>['MuiButtonBase']
