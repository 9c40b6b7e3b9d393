import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Components, Theme } from '@mui/material/styles'
import { softTone } from './softTone.ts'
import { TOUCH_TARGET } from '../tokens.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A tinted background, for secondary actions. */
    soft: true
  }
  interface ButtonPropsSizeOverrides {
    small: false
  }
}

export const muiButton = {
  defaultProps: { variant: 'contained', disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minWidth: 'auto',
      minHeight: TOUCH_TARGET,
      padding: '8px 20px',
      border: '1px solid transparent',
      fontSize: theme.typography.pxToRem(16),
      lineHeight: 1.3,
      textAlign: 'center',
      transition: theme.transitions.create(['background-color', 'border-color', 'color', 'scale']),
      '&:active:not(.Mui-disabled, [aria-disabled="true"])': { scale: 0.975 },
      variants: [
        {
          props: { size: 'large' },
          style: {
            minHeight: 52,
            paddingInline: 24,
            [theme.breakpoints.down('sm')]: { paddingInline: 16 },
          },
        },
        { props: { variant: 'soft' }, style: softTone(theme) },
        {
          props: { variant: 'outlined' },
          style: {
            fontWeight: theme.typography.fontWeightMedium,
            '--variant-outlinedBorder': theme.vars.palette.outline,
            borderColor: 'var(--variant-outlinedBorder)',
          },
        },
        {
          props: { variant: 'text' },
          style: { paddingInline: 12, fontWeight: theme.typography.fontWeightMedium },
        },
        { props: { fullWidth: true }, style: { display: 'flex' } },
      ],
      '&.Mui-disabled, &[aria-disabled="true"]': {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: theme.vars.palette.text.secondary,
        '&:not(.MuiButton-text)': { backgroundColor: theme.vars.palette.action.disabledBackground },
      },
      // Transparent, not hidden, so that the button keeps its accessible name.
      '&[data-pending] > :not([aria-hidden])': { opacity: 0 },
      [theme.breakpoints.down('sm')]: {
        '&[data-icon-from] > .MuiButton-startIcon': { display: 'none' },
        '&[data-words-from]': { flex: 'none', paddingInline: 10 },
        '&[data-words-from] > .MuiButton-startIcon': { margin: 0 },
        '&[data-words-from] > span:not(.MuiButton-startIcon)': visuallyHidden,
      },
      [theme.breakpoints.down('md')]: {
        '&[data-icon-from="md"] > .MuiButton-startIcon': { display: 'none' },
      },
    }),
    startIcon: { flex: 'none', margin: '0 10px 0 0' },
  },
} satisfies Components<Theme>['MuiButton']
