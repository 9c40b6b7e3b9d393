import type { Components, Theme } from '@mui/material/styles'
import { TOUCH_TARGET } from '../tokens.ts'

export const muiPaginationItem = {
  styleOverrides: {
    root: ({ theme }) => ({
      margin: 0,
      fontSize: theme.typography.pxToRem(16),
      fontVariantNumeric: 'tabular-nums',
      '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
    }),
    page: ({ theme }) => ({
      minWidth: TOUCH_TARGET,
      height: TOUCH_TARGET,
      borderRadius: theme.shape.pill,
    }),
    ellipsis: ({ theme }) => ({ minWidth: 24, padding: 0, color: theme.vars.palette.text.secondary }),
  },
} satisfies Components<Theme>['MuiPaginationItem']
