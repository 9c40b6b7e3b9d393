import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'

const breathe = keyframes({ '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } })

const Root = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  '& i': {
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animation: `${breathe} 1.1s infinite`,
  },
  '& i:nth-of-type(2)': { animationDelay: '0.15s' },
  '& i:nth-of-type(3)': { animationDelay: '0.3s' },
})

/** Three pulsing dots over a control that is waiting for an answer. */
export function Dots() {
  return (
    <Root aria-hidden="true">
      <i />
      <i />
      <i />
    </Root>
  )
}
