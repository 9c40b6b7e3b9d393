import type { Components, Theme } from '@mui/material/styles'

/** Styled by `internal/TextBox.ts`. */
export const muiInputBase = {
  // MUI's global styles detect autofill for floating labels, which we don't use.
  defaultProps: { fullWidth: true, disableInjectingGlobalStyles: true },
} satisfies Components<Theme>['MuiInputBase']
