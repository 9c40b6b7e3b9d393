import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { Dots } from './Dots.tsx'
import { Ring } from './Ring.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './styles.ts'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** @default 'primary' */
  variant?: ButtonVariant
  /** `large` is for the one main action of a screen. @default 'medium' */
  size?: ButtonSize
  /** As wide as its parent. @default false */
  wide?: boolean
  /** Before the label. */
  icon?: IconName
  /** The width from which the drawing is there, where a phone has room for the words alone. */
  iconFrom?: 'sm' | 'md'
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What happens, in a word or two: the button's name. */
  children: ReactNode
  /**
   * The answer is on its way: the label gives way to dots, the width stays, presses do nothing and the button keeps
   * its focus. @default false
   */
  pending?: boolean
  /**
   * What stands in place of the label while pending, such as 'processing' (CHECK-05). The button then also looks and
   * is announced as disabled; it keeps its focus, and neither presses nor Enter in a field send the form.
   */
  pendingLabel?: string
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

const Root = styled('button')(buttonStyles)
// See-through, not hidden: the button keeps its name.
const Label = styled('span')({ display: 'contents', '[data-pending] > & > *': { opacity: 0 } })

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** The shop's button. Its type is `button` unless it says `submit`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    wide,
    icon,
    iconFrom,
    pending,
    pendingLabel,
    children,
    onClick,
    ...rest
  } = props
  const words = pending ? pendingLabel : undefined
  return (
    <Root
      type="button"
      {...rest}
      aria-disabled={words ? true : rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-from={iconFrom}
      data-pending={(pending && !words) || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? swallow : onClick}
    >
      {words ? (
        <>
          <Ring />
          <span lang={textLanguage(words)}>{words}</span>
        </>
      ) : (
        <>
          <Label>
            {icon && <Icon name={icon} size={22} />}
            <span>{children}</span>
          </Label>
          {pending && <Dots />}
        </>
      )}
    </Root>
  )
}
