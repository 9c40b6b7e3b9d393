import type { Components, Theme } from '@mui/material/styles'
import { muiBackdrop } from './muiBackdrop.ts'
import { muiBottomNavigation } from './muiBottomNavigation.ts'
import { muiBottomNavigationAction } from './muiBottomNavigationAction.ts'
import { muiButton } from './muiButton.ts'
import { muiButtonBase } from './muiButtonBase.ts'
import { muiDrawer } from './muiDrawer.ts'
import { muiFormControlLabel } from './muiFormControlLabel.ts'
import { muiFormHelperText } from './muiFormHelperText.ts'
import { muiFormLabel } from './muiFormLabel.ts'
import { muiIconButton } from './muiIconButton.ts'
import { muiInputBase } from './muiInputBase.ts'
import { muiRadio } from './muiRadio.ts'
import { muiTableCell } from './muiTableCell.ts'

/** Theme overrides of MUI's components, one file each. Those of one component alone are beside it (ADR 17). */
export const components = {
  MuiBackdrop: muiBackdrop,
  MuiBottomNavigation: muiBottomNavigation,
  MuiBottomNavigationAction: muiBottomNavigationAction,
  MuiButton: muiButton,
  MuiButtonBase: muiButtonBase,
  MuiDrawer: muiDrawer,
  MuiFormControlLabel: muiFormControlLabel,
  MuiFormHelperText: muiFormHelperText,
  MuiFormLabel: muiFormLabel,
  MuiIconButton: muiIconButton,
  MuiInputBase: muiInputBase,
  MuiRadio: muiRadio,
  MuiTableCell: muiTableCell,
} satisfies Components<Theme>
