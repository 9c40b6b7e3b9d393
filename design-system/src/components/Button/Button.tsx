import { textLanguage } from '@dukani/i18n'
import MuiButton from '@mui/material/Button'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'
import { Dots } from './Dots.tsx'
import { Ring } from './Ring.ts'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** The label: what happens, in a word or two. */
  children: ReactNode
  /**
   * An action is in progress: dots replace the label, the width stays the same, presses are ignored, and the button
   * keeps its focus. @default false
   */
  pending?: boolean
  /**
   * Replaces the label while pending, such as 'Processing…' (CHECK-05). The button then looks and is announced as
   * disabled, keeps its focus, and neither presses nor Enter in a field submit the form.
   */
  pendingLabel?: string
  ref?: Ref<HTMLButtonElement>
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** The shop's button. Its type is `button` by default. It doesn't use MUI's `loading`, which loses the focus. */
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
