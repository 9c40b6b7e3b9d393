import type { Components, Theme } from '@mui/material/styles'
import { dock } from './dock.ts'

export const muiBottomNavigation = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      height: 'auto',
      paddingBlockEnd: 'calc(4px + env(safe-area-inset-bottom))',
      borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: `${theme.shape.panel}px ${theme.shape.panel}px 0 0`,
      boxShadow: theme.shadows[8],
      pointerEvents: 'auto',
      [dock.touched]: { animation: dock.ignoreEarlyPress },
      // Labels never break; the bar scrolls if they don't fit.
      [dock.crowded]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(max-content, 1fr)',
        justifyContent: 'normal',
        overflowX: 'auto',
      },
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: 'repeat(5, minmax(80px, 1fr))',
        padding: '2px 8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.shape.pill,
      },
    }),
  },
} satisfies Components<Theme>['MuiBottomNavigation']
