import type { Components, Theme } from '@mui/material/styles'

/** Our drawings are lines in the colour of the text around them. */
export const muiSvgIcon = {
  defaultProps: { fontSize: 'inherit' },
  styleOverrides: {
    root: {
      display: 'block',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
} satisfies Components<Theme>['MuiSvgIcon']
