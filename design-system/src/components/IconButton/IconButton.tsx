import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'

/** `plain` on any background, `floating` over a picture, `soft` for a secondary or completed action. */
export const ICON_BUTTON_VARIANTS = ['plain', 'floating', 'soft'] as const
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number]

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'color'> {
  /** Shown 22 px wide. */
  icon: IconName
  /** The accessible name. */
  label: string
  /** @default 'plain' */
  variant?: IconButtonVariant
  /** State of a toggle button, such as the heart; fills the icon. Leave out for a normal button. */
  pressed?: boolean
  /** Layout styles, for use within the design system. */
  sx?: MuiIconButtonProps['sx']
  ref?: Ref<HTMLButtonElement>
}

/** A round button with only an icon; 44 px large. */
export function IconButton({ icon, label, variant = 'plain', pressed, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton
      {...rest}
      color={variant === 'plain' ? 'default' : variant}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={22} filled={pressed} />
    </MuiIconButton>
  )
}
