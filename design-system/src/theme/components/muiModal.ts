import type { Components, Theme } from '@mui/material/styles'

/** Modals stay where they are written, so that a server can render one that is open from the start. */
export const muiModal = {
  defaultProps: { disablePortal: true },
} satisfies Components<Theme>['MuiModal']
