import type { Components, Theme } from '@mui/material/styles'
import { menuLine } from './menuLine.ts'

export const muiAccordionSummary = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...menuLine({ theme }),
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    }),
    content: { alignItems: 'center', gap: 'inherit', margin: 0 },
  },
} satisfies Components<Theme>['MuiAccordionSummary']
