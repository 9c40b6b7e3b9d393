import type { CSSObject } from '@mui/material/styles'
import { canHover, color } from '../theme/vars.ts'

/** A button's ground for the main action. */
export const filledTone: CSSObject = {
  backgroundColor: color.primary,
  color: color.onPrimary,
  [canHover]: { '&:hover': { backgroundColor: color.primaryHover } },
}

/** A button's ground for what is less than the main action, or done already. */
export const softTone: CSSObject = {
  backgroundColor: color.primarySoft,
  color: color.primary,
  [canHover]: {
    '&:hover': { backgroundColor: `color-mix(in srgb, ${color.primarySoft}, ${color.primary} 10%)` },
  },
}
