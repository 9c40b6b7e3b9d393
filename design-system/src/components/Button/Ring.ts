import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A spinner before the label of a busy button; decorative, as wide as an icon. */
export const Ring = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: theme.shape.pill,
  animation: `${turn} 800ms linear infinite`,
}))
