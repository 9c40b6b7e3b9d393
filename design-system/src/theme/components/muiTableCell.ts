import type { Components, Theme } from '@mui/material/styles'

/** Rows draw the lines, and each table sets its padding. */
export const muiTableCell = {
  styleOverrides: {
    root: { padding: 0, border: 0, fontSize: 'inherit', textAlign: 'start' },
    head: ({ theme }) => ({
      padding: '20px 12px 12px',
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.pxToRem(14),
      lineHeight: 'inherit',
      whiteSpace: 'nowrap',
    }),
  },
} satisfies Components<Theme>['MuiTableCell']
