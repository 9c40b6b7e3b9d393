import type { Components, Theme } from '@mui/material/styles'

export const muiPagination = {
  defaultProps: { color: 'primary' },
  styleOverrides: {
    // Six pages and the arrows fit in one line on a phone.
    ul: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { gap: 2 } }),
  },
} satisfies Components<Theme>['MuiPagination']
