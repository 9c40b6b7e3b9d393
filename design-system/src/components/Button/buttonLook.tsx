import type { ButtonProps as MuiButtonProps } from '@mui/material/Button'
import { Icon, type IconName } from '../Icon/index.ts'

/** The variants of a button, most prominent first. */
export const BUTTON_VARIANTS = ['contained', 'soft', 'outlined', 'text'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** How tall a button is: 44 or 52 px. */
export const BUTTON_SIZES = ['medium', 'large'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

/** Props shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** @default 'contained' */
  variant?: ButtonVariant
  /** `large` is for the one main action of a screen. @default 'medium' */
  size?: ButtonSize
  /** As wide as its parent. @default false */
  wide?: boolean
  /** Before the label. */
  icon?: IconName
  /** Breakpoint from which the icon is shown. */
  iconFrom?: 'sm' | 'md'
  /**
   * Breakpoint from which the label is visible. Below it only the icon is shown, and the label is the accessible
   * name.
   */
  wordsFrom?: 'sm'
}

/** Maps these props to those of MUI's Button; all others pass through. */
export function buttonLook<Rest>({ wide, icon, iconFrom, wordsFrom, ...rest }: ButtonLook & Rest) {
  const color: MuiButtonProps['color'] = rest.variant === 'outlined' ? 'secondary' : 'primary'
  return {
    color,
    fullWidth: wide,
    startIcon: icon && <Icon name={icon} size={22} />,
    'data-icon-from': iconFrom,
    'data-words-from': wordsFrom,
    ...rest,
  }
}
