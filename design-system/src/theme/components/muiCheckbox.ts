import type { Components, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'

/**
 * A box, and the mark in it. Both follow the native input: a form's first values and its reset tick it without an event,
 * which MUI's own classes need.
 */
export const muiCheckbox = {
  styleOverrides: {
    root: ({ theme }) => ({
      flex: 'none',
      width: 22,
      height: 22,
      padding: 0,
      border: `2px solid ${theme.vars.palette.outline}`,
      borderRadius: theme.shape.small - 2,
      backgroundColor: theme.vars.palette.background.paper,
      transition: theme.transitions.create(['background-color', 'border-color']),
      '& svg': {
        flex: 'none',
        color: theme.vars.palette.primary.contrastText,
        strokeWidth: 2.6,
        opacity: 0,
        transition: theme.transitions.create(['opacity']),
      },
      [canHover]: { 'label:hover > &': { borderColor: theme.vars.palette.text.primary } },
      '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
      '&&:has(:checked)': {
        borderColor: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.main,
        '& svg': { opacity: 1 },
      },
      '&&.Mui-disabled': {
        borderColor: theme.vars.palette.action.disabled,
        backgroundColor: theme.vars.palette.action.disabledBackground,
        '& svg': { color: theme.vars.palette.text.secondary },
      },
      '&:has(:focus-visible)': theme.mixins.focusRing,
    }),
  },
} satisfies Components<Theme>['MuiCheckbox']
