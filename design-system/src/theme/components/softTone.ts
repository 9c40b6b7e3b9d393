import type { CSSObject, Theme } from '@mui/material/styles'
import { canHover } from '../media.ts'

/** Background of a button for a secondary or completed action. */
export const softTone = ({ vars: { palette } }: Theme): CSSObject => ({
  backgroundColor: palette.primary.soft,
  color: palette.primary.main,
  [canHover]: {
    '&:hover': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.soft}, ${palette.primary.main} 10%)`,
    },
  },
})
