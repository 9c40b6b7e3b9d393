import type { Components, Theme } from '@mui/material/styles'

/** No ripple: pressed feedback is the control's own, and the ripple's styles would be written while one taps. */
export const muiButtonBase = {
  defaultProps: { disableRipple: true, disableTouchRipple: true },
} satisfies Components<Theme>['MuiButtonBase']
