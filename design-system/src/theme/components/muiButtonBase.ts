import type { Components, Theme } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'

/** No ripple: controls have their own pressed styles, and the ripple would insert styles during a tap. */
export const muiButtonBase = {
  defaultProps: { disableRipple: true, disableTouchRipple: true, LinkComponent: Anchor },
  styleOverrides: {
    root: ({ theme }) => ({
      touchAction: 'manipulation',
      // MUI's focus class is set by JavaScript only.
      '&:focus-visible': theme.mixins.focusRing,
      // A press on a disabled button must not reach the element behind it.
      '&.Mui-disabled, &[aria-disabled="true"]': { pointerEvents: 'auto', cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    }),
  },
} satisfies Components<Theme>['MuiButtonBase']
