import type { Components, Theme } from '@mui/material/styles'
import { createElement } from 'react'

/** The circle is the radio's own box; its border grows into the dot. */
const icon = createElement(() => null)

export const muiRadio = {
  defaultProps: { icon, checkedIcon: icon },
  styleOverrides: {
    root: ({ theme }) => ({
      flex: 'none',
      width: 20,
      height: 20,
      padding: 0,
      border: `2px solid ${theme.vars.palette.outline}`,
      backgroundColor: theme.vars.palette.background.paper,
      transition: theme.transitions.create(['border-color', 'border-width']),
      '&.Mui-checked': { borderWidth: 6, borderColor: theme.vars.palette.primary.main },
      '&.Mui-disabled': { borderColor: theme.vars.palette.action.disabled, background: 'none' },
      '&.Mui-checked.Mui-disabled': { borderColor: theme.vars.palette.text.secondary },
    }),
  },
} satisfies Components<Theme>['MuiRadio']
