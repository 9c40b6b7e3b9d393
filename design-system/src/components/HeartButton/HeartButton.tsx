import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'

export interface HeartButtonProps {
  /** Where there is only one on a page: its place. */
  id?: string
  /** Saved: the heart is filled. */
  pressed: boolean
  /** Says what is saved, the product's name included. The same on and off: the state is announced beside it. */
  label: string
  /** `floating` over a picture, `plain` among other buttons. @default 'plain' */
  variant?: 'plain' | 'floating'
  /** The change is on its way; further presses are welcome. @default false */
  pending?: boolean
  /** The other state is wanted. Called with every press, pending or not. */
  onPress: () => void
}

const pop = keyframes({ '40%': { scale: '1.28' }, '70%': { scale: '0.94' } })
const beat = keyframes({ to: { scale: '0.86' } })

const Root = styled(IconButton)(({ theme }) => ({
  '& > svg': {
    transition: theme.transitions.create(['fill'], { duration: theme.transitions.duration.short }),
  },
  '&[aria-busy="true"] > svg': { animation: `${beat} 600ms ease-in-out 400ms infinite alternate` },
  '&[data-touched][aria-pressed="true"] > svg': {
    animation: `${pop} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
  },
  // Only where the answer lets itself be waited for.
  '&[data-touched][aria-pressed="true"][aria-busy="true"] > svg': {
    animation: `${pop} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}, ${beat} 600ms ease-in-out 800ms infinite alternate`,
  },
}))

/** The heart by which a product is saved, and taken out again: a switch that is filled while the product is saved. */
export function HeartButton({ id, pressed, label, variant, pending = false, onPress }: HeartButtonProps) {
  // Hearts that turn out to be saved when a list comes don't all hop at once.
  const [isTouched, setTouched] = useState(false)
  return (
    <Root
      id={id}
      icon="heart"
      label={label}
      variant={variant}
      pressed={pressed}
      aria-busy={pending}
      data-touched={isTouched || undefined}
      onClick={() => {
        setTouched(true)
        onPress()
      }}
    />
  )
}
