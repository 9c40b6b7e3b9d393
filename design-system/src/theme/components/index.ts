import type { Components, Theme } from '@mui/material/styles'
import { muiButtonBase } from './muiButtonBase.ts'

/** What we change in MUI's own components, one file each. */
export const components = {
  MuiButtonBase: muiButtonBase,
} satisfies Components<Theme>
