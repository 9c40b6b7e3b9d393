import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Dots } from '../Button/Dots.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface LayerPlaceholderProps {
  /** Announced while loading. Not used with `children`. */
  busyLabel?: string
  /** An error with an action, shown instead of the dots. */
  children?: ReactNode
}

/** Delay before the dots appear, in ms. */
const DELAY = 200

const appear = keyframes({ from: { opacity: 0 } })

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.toast,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  // The page below stays usable.
  pointerEvents: 'none',
}))

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: 420,
  maxHeight: '100%',
  overflowY: 'auto',
  minWidth: 88,
  minHeight: 56,
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.raised,
  color: theme.vars.palette.primary.main,
  boxShadow: theme.shadows[24],
  pointerEvents: 'auto',
  '&[data-busy]': { animation: `${appear} 120ms ${DELAY}ms backwards` },
}))

/** Shown in place of a layer: dots while it loads, or an error. */
export function LayerPlaceholder({ busyLabel, children }: LayerPlaceholderProps) {
  return (
    <Root>
      {children ? (
        <Card>{children}</Card>
      ) : (
        <Card role="status" data-busy="">
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
          <Dots />
        </Card>
      )}
    </Root>
  )
}
