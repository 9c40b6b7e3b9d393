import type { Components, Theme } from '@mui/material/styles'

/** A label above its field, in the text colour in every state. */
export const muiFormLabel = {
  styleOverrides: {
    root: ({ theme }) => ({
      minWidth: 0,
      color: 'inherit',
      fontSize: theme.typography.pxToRem(14),
      fontWeight: theme.typography.fontWeightMedium,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      '&.Mui-focused, &.Mui-disabled, &.Mui-error': { color: 'inherit' },
    }),
  },
} satisfies Components<Theme>['MuiFormLabel']
