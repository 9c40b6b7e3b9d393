import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'

/** `plain` on any ground, `floating` over a picture, `filled` for a main action, `soft` for one already done. */
export const ICON_BUTTON_VARIANTS = ['plain', 'floating', 'filled', 'soft'] as const
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number]

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'color'> {
  /** Drawn 22 px wide. */
  icon: IconName
  /** Its name, for those who don't see the drawing. */
  label: string
  /** @default 'plain' */
  variant?: IconButtonVariant
  /** For a switch such as the heart: on or off; on fills the drawing. Leave out for a plain action. */
  pressed?: boolean
  /** Its place, within the design system. */
  sx?: MuiIconButtonProps['sx']
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A round button that shows only a drawing; 44 px to tap. */
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
