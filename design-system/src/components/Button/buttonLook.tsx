import type { ButtonProps as MuiButtonProps } from '@mui/material/Button'
import { Icon, type IconName } from '../Icon/index.ts'

/** The looks a button may have, strongest first. */
export const BUTTON_VARIANTS = ['contained', 'soft', 'outlined', 'text'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** How tall a button is: 44 or 52 px. */
export const BUTTON_SIZES = ['medium', 'large'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** @default 'contained' */
  variant?: ButtonVariant
  /** `large` is for the one main action of a screen. @default 'medium' */
  size?: ButtonSize
  /** As wide as its parent. @default false */
  wide?: boolean
  /** Before the label. */
  icon?: IconName
  /** The width from which the drawing is there, where a phone has room for the words alone. */
  iconFrom?: 'sm' | 'md'
  /** The width from which its words are seen; below it the drawing stands for them, and they are its name alone. */
  wordsFrom?: 'sm'
}

/** The same as MUI's Button names it; what isn't about the look passes through. */
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
