import { canHover } from '../theme/media.ts'
import type { ThemedStyles } from '../theme/themedStyles.ts'

/** A button's ground for the main action. */
export const filledTone: ThemedStyles = ({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  [canHover]: { '&:hover': { backgroundColor: theme.vars.palette.primary.dark } },
})

/** A button's ground for what is less than the main action, or done already. */
export const softTone: ThemedStyles = ({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  [canHover]: {
    '&:hover': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.soft}, ${theme.vars.palette.primary.main} 10%)`,
    },
  },
})
