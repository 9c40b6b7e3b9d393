import type { Components, Theme } from '@mui/material/styles'
import { muiButton } from './muiButton.ts'
import { muiButtonBase } from './muiButtonBase.ts'
import { muiCheckbox } from './muiCheckbox.ts'
import { muiFormControlLabel } from './muiFormControlLabel.ts'
import { muiFormHelperText } from './muiFormHelperText.ts'
import { muiFormLabel } from './muiFormLabel.ts'
import { muiIconButton } from './muiIconButton.ts'
import { muiInputBase } from './muiInputBase.ts'
import { muiRadio } from './muiRadio.ts'
import { muiSkeleton } from './muiSkeleton.ts'
import { muiSvgIcon } from './muiSvgIcon.ts'

/** What we change in MUI's own components, one file each. */
export const components = {
  MuiButton: muiButton,
  MuiButtonBase: muiButtonBase,
  MuiCheckbox: muiCheckbox,
  MuiFormControlLabel: muiFormControlLabel,
  MuiFormHelperText: muiFormHelperText,
  MuiFormLabel: muiFormLabel,
  MuiIconButton: muiIconButton,
  MuiInputBase: muiInputBase,
  MuiRadio: muiRadio,
  MuiSkeleton: muiSkeleton,
  MuiSvgIcon: muiSvgIcon,
} satisfies Components<Theme>
