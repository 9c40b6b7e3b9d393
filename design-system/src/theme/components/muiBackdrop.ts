import type { Components, Theme } from '@mui/material/styles'

export const muiBackdrop = {
  styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.scrim }) },
} satisfies Components<Theme>['MuiBackdrop']
