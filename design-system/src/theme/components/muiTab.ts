import type { Components, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'

export const muiTab = {
  styleOverrides: {
    root: ({ theme }) => ({
      // A flex box would let a long word out of its padding.
      display: 'block',
      // As wide as its longest word at least, whatever its share.
      minWidth: 'auto',
      maxWidth: '100%',
      padding: '8px 12px',
      overflow: 'visible',
      // Rather a second row of tabs than a broken word.
      overflowWrap: 'break-word',
      borderRadius: `${theme.shape.small}px ${theme.shape.small}px 0 0`,
      fontWeight: theme.typography.fontWeightMedium,
      lineHeight: 1.3,
      transition: theme.transitions.create(['color']),
      // Lies on the hairline under the row.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 -1px',
        // A border, because forced colours leave no grounds.
        borderBottom: '3px solid currentColor',
        scale: '0 1',
        transition: theme.transitions.create(['scale']),
      },
      [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
      '&.Mui-selected': {
        color: theme.vars.palette.primary.main,
        fontWeight: theme.typography.fontWeightBold,
        '&::after': { scale: '1 1' },
      },
      '&:focus-visible': { zIndex: 1 },
    }),
  },
} satisfies Components<Theme>['MuiTab']
