import type { Components, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'
import { TOUCH_TARGET } from '../tokens.ts'
import { softTone } from './softTone.ts'

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** For a button on top of a picture. */
    floating: true
    /** For a secondary or completed action. */
    soft: true
  }
}

export const muiIconButton = {
  // MUI removes the background on touch, assuming a ripple.
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => {
      const { action, background, primary, text } = theme.vars.palette
      return {
        width: TOUCH_TARGET,
        height: TOUCH_TARGET,
        padding: 0,
        transition: theme.transitions.create(['background-color', 'color', 'scale']),
        '&:active:not(.Mui-disabled, [aria-disabled="true"])': { scale: 0.92 },
        variants: [
          {
            props: { color: 'default' },
            style: {
              [canHover]: { '&:hover': { backgroundColor: theme.alpha(text.primary, action.hoverOpacity) } },
            },
          },
          {
            props: { color: 'floating' },
            style: {
              backgroundColor: theme.alpha(background.paper, 0.86),
              [canHover]: { '&:hover': { backgroundColor: background.paper } },
            },
          },
          { props: { color: 'soft' }, style: softTone(theme) },
        ],
        '&[aria-pressed="true"]': { color: primary.main },
        '&&.Mui-disabled, &&[aria-disabled="true"]': {
          backgroundColor: 'transparent',
          color: action.disabled,
          '&[class*="MuiIconButton-color"]': {
            backgroundColor: action.disabledBackground,
            color: text.secondary,
          },
        },
      }
    },
  },
} satisfies Components<Theme>['MuiIconButton']
