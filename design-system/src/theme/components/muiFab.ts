import type { Components, Theme } from '@mui/material/styles'
import { dock } from './dock.ts'

/** Side of the button's circle, in px. */
const CIRCLE = 60

/** Only its upper part is pressed: the lower one lies on what it rides above, which takes its own presses. */
export const muiFab = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      width: CIRCLE,
      height: 36,
      padding: '18px 0 0',
      boxShadow: 'none',
      pointerEvents: 'auto',
      touchAction: 'manipulation',
      [dock.touched]: { animation: dock.deaf },
      '&, &:hover, &:active': { backgroundColor: 'transparent', boxShadow: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        height: CIRCLE,
        border: `4px solid ${theme.vars.palette.background.default}`,
        borderRadius: theme.shape.pill,
        background: theme.vars.palette.primary.main,
        boxShadow: theme.shadows[1],
        pointerEvents: 'none',
      },
      '& > svg': { position: 'relative' },
    }),
  },
} satisfies Components<Theme>['MuiFab']
