import type { Components, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'
import { TOUCH_TARGET } from '../tokens.ts'
import { dock } from './dock.ts'

export const muiBottomNavigationAction = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 8,
      width: '100%',
      minWidth: 0,
      maxWidth: 'none',
      minHeight: TOUCH_TARGET,
      padding: '10px 0 8px',
      borderRadius: theme.shape.panel,
      // On the narrowest phones five labels only just fit.
      fontSize: `clamp(${theme.typography.pxToRem(11)}, 3.4vw, ${theme.typography.pxToRem(12)})`,
      lineHeight: 1.25,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      touchAction: 'manipulation',
      [dock.touched]: { animation: dock.ignoreEarlyPress },
      '&:focus-visible': { ...theme.mixins.focusRing, outlineOffset: -4 },
      [canHover]: { '&:hover:not(.Mui-selected)': { color: theme.vars.palette.text.primary } },
      '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
      // Shown in the floating button instead.
      [theme.breakpoints.down('md')]: { '&.Mui-selected > svg': { visibility: 'hidden' } },
      [dock.crowded]: {
        paddingInline: 12,
        overflowWrap: 'normal',
        '&.Mui-selected > svg': { visibility: 'visible' },
      },
      [theme.breakpoints.up('md')]: { gap: 2, padding: '6px 4px' },
    }),
    label: { '&, &.Mui-selected': { fontSize: 'inherit' } },
  },
} satisfies Components<Theme>['MuiBottomNavigationAction']
