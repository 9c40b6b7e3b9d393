import type { CSSObject, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'

/** A button's ground for what is less than the main action, or done already. */
export const softTone = ({ vars: { palette } }: Theme): CSSObject => ({
  backgroundColor: palette.primary.soft,
  color: palette.primary.main,
  [canHover]: {
    '&:hover': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.soft}, ${palette.primary.main} 10%)`,
    },
  },
})
