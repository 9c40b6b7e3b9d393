import type { Components, Theme } from '@mui/material/styles'

/** Has the shadow of a modal. */
export const muiDrawer = {
  defaultProps: { elevation: 24 },
} satisfies Components<Theme>['MuiDrawer']
