import type { Components, Theme } from '@mui/material/styles'

/** Stands above its field in the colour of text, whatever the field's state. */
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
