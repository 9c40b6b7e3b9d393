import type { Components, Theme } from '@mui/material/styles'
import { menuLine } from './menuLine.ts'

export const muiListItemButton = {
  styleOverrides: { root: menuLine },
} satisfies Components<Theme>['MuiListItemButton']
