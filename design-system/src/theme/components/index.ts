import type { Components, Theme } from '@mui/material/styles'
import { muiAccordion } from './muiAccordion.ts'
import { muiAccordionSummary } from './muiAccordionSummary.ts'
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
import { muiListItemButton } from './muiListItemButton.ts'
import { muiPagination } from './muiPagination.ts'
import { muiPaginationItem } from './muiPaginationItem.ts'
import { muiRadio } from './muiRadio.ts'
import { muiTableCell } from './muiTableCell.ts'
import { muiTabs } from './muiTabs.ts'

/** Theme overrides of MUI's components, one file each. */
export const components = {
  MuiAccordion: muiAccordion,
  MuiAccordionSummary: muiAccordionSummary,
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
  MuiListItemButton: muiListItemButton,
  MuiPagination: muiPagination,
  MuiPaginationItem: muiPaginationItem,
  MuiRadio: muiRadio,
  MuiTableCell: muiTableCell,
  MuiTabs: muiTabs,
} satisfies Components<Theme>
