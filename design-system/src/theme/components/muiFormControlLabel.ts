import type { Components, Theme } from '@mui/material/styles'

/** A control with its label. A control that covers its label has the focus ring around both. */
export const muiFormControlLabel = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: 'flex',
      margin: 0,
      '&.Mui-disabled': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
      '&:has(> :where(.MuiRadio-root) :focus-visible)': theme.mixins.focusRing,
    }),
    label: { minWidth: 0, overflowWrap: 'anywhere', '&.Mui-disabled': { color: 'inherit' } },
  },
} satisfies Components<Theme>['MuiFormControlLabel']
