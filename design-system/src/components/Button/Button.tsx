import { textLanguage } from '@dukani/i18n'
import MuiButton from '@mui/material/Button'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'
import { Dots } from './Dots.tsx'
import { Ring } from './Ring.ts'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
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

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** The shop's button. Its type is `button` unless it says `submit`. MUI's own `loading` would take the focus from it. */
export function Button({ pending, pendingLabel, children, onClick, ...props }: ButtonProps) {
  const { startIcon, ...rest } = buttonLook(props)
  const words = pending ? pendingLabel : undefined
  return (
    <MuiButton
      {...rest}
      startIcon={words ? <Ring /> : startIcon}
      aria-busy={pending || undefined}
      aria-disabled={words ? true : rest['aria-disabled']}
      data-pending={(pending && !words) || undefined}
      onClick={pending ? swallow : onClick}
    >
      <span lang={words && textLanguage(words)}>{words ?? children}</span>
      {pending && !words && <Dots />}
    </MuiButton>
  )
}
