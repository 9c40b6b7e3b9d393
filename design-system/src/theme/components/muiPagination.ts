import type { Components, Theme } from '@mui/material/styles'

export const muiPagination = {
  defaultProps: { color: 'primary' },
  styleOverrides: {
    // Six pages stand in one line with the arrows on a phone.
    ul: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { gap: 2 } }),
  },
} satisfies Components<Theme>['MuiPagination']
