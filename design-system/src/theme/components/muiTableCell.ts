import type { Components, Theme } from '@mui/material/styles'

/** Lines are drawn by rows, and room is given by each table. */
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
