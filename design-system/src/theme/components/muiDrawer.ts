import type { Components, Theme } from '@mui/material/styles'

/** It lies over the page like any modal: with a modal's shadow. */
export const muiDrawer = {
  defaultProps: { elevation: 24 },
} satisfies Components<Theme>['MuiDrawer']
