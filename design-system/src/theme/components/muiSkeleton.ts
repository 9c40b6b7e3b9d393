import type { Components, Theme } from '@mui/material/styles'

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides {
    box: true
    /** The shape of a product picture at any width. */
    square: true
    circle: true
    pill: true
  }
}

export const muiSkeleton = {
  defaultProps: { animation: 'wave' },
  styleOverrides: {
    root: ({ theme: { shape, vars } }) => ({
      flex: 'none',
      width: '100%',
      maxWidth: '100%',
      height: '1em',
      borderRadius: shape.small,
      backgroundColor: vars.palette.skeleton.main,
      '&::after': {
        background: `linear-gradient(100deg, transparent 30%, ${vars.palette.skeleton.shine} 50%, transparent 70%)`,
      },
      variants: [
        { props: { variant: 'text' }, style: { height: '0.8em', marginBlock: '0.35em', transform: 'none' } },
        {
          props: { variant: 'square' },
          style: { height: 'auto', aspectRatio: '1', borderRadius: shape.card },
        },
        { props: { variant: 'circle' }, style: { height: 'auto', aspectRatio: '1', borderRadius: '50%' } },
        { props: { variant: 'pill' }, style: { borderRadius: shape.pill } },
      ],
    }),
  },
} satisfies Components<Theme>['MuiSkeleton']
