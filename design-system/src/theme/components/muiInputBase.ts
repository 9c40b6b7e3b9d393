import type { Components, Theme } from '@mui/material/styles'

/** Its look is `internal/TextBox.ts`. */
export const muiInputBase = {
  // Its global styles tell a floating label what the browser filled in; our labels stand above.
  defaultProps: { fullWidth: true, disableInjectingGlobalStyles: true },
} satisfies Components<Theme>['MuiInputBase']
