import { styled } from '@mui/material/styles'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { filledTone, softTone } from '../../internal/tones.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** `plain` on any ground, `floating` over a picture, `filled` for a main action, `soft` for one already done. */
export const ICON_BUTTON_VARIANTS = ['plain', 'floating', 'filled', 'soft'] as const
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number]

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Drawn 22 px wide. */
  icon: IconName
  /** Its name, for those who don't see the drawing. */
  label: string
  /** @default 'plain' */
  variant?: IconButtonVariant
  /** For a switch such as the heart: on or off; on fills the drawing. Leave out for a plain action. */
  pressed?: boolean
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

const Root = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.pill,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: theme.transitions.create(['background-color', 'color', 'scale']),
  '&:active:not(:disabled, [aria-disabled="true"])': { scale: 0.92 },
  '&[data-variant="plain"]': {
    [canHover]: { '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.06) } },
  },
  '&[data-variant="floating"]': {
    backgroundColor: theme.alpha(theme.vars.palette.background.paper, 0.86),
    [canHover]: { '&:hover': { backgroundColor: theme.vars.palette.background.paper } },
  },
  '&[data-variant="filled"]': filledTone({ theme }),
  '&[data-variant="soft"]': softTone({ theme }),
  '&[aria-pressed="true"]:not([data-variant="filled"])': { color: theme.vars.palette.primary.main },
  '&[data-variant]:disabled, &[data-variant][aria-disabled="true"]': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
  },
  '&[data-variant="plain"]:disabled, &[data-variant="plain"][aria-disabled="true"]': {
    background: 'none',
    color: theme.vars.palette.action.disabled,
  },
}))

/** A round button that shows only a drawing; 44 px to tap. */
export function IconButton({ icon, label, variant = 'plain', pressed, ...rest }: IconButtonProps) {
  return (
    <Root type="button" {...rest} aria-label={label} aria-pressed={pressed} data-variant={variant}>
      <Icon name={icon} size={22} filled={pressed} />
    </Root>
  )
}
