import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'

export interface HeartButtonProps {
  id?: string
  /** Whether the product is saved; fills the heart. */
  pressed: boolean
  /** Accessible name with the product's name. The same for both states, since `aria-pressed` announces the state. */
  label: string
  /** `floating` over a picture, `plain` among other buttons. @default 'plain' */
  variant?: 'plain' | 'floating'
  /** The change is being saved; presses still work. @default false */
  pending?: boolean
  /** Called with every press, also while pending. */
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
  // The second animation is delayed: it runs only if saving takes long.
  '&[data-touched][aria-pressed="true"][aria-busy="true"] > svg': {
    animation: `${pop} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}, ${beat} 600ms ease-in-out 800ms infinite alternate`,
  },
}))

/** A toggle button that saves a product to the wishlist. */
export function HeartButton({ id, pressed, label, variant, pending = false, onPress }: HeartButtonProps) {
  // Animates only after a press, not when a list loads with saved products.
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
