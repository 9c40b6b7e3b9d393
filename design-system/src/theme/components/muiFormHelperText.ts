import type { Components, Theme } from '@mui/material/styles'

export const muiFormHelperText = {
  styleOverrides: {
    root: ({ theme }) => ({
      margin: '6px 0 0',
      fontSize: theme.typography.pxToRem(14),
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
    }),
  },
} satisfies Components<Theme>['MuiFormHelperText']
