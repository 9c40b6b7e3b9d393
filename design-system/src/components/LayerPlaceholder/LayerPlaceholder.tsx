import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Dots } from '../Button/Dots.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface LayerPlaceholderProps {
  /** What is going on, for those who don't see the dots; or, with `children`, nothing. */
  busyLabel?: string
  /** Why the layer can't be shown, and what to do. */
  children?: ReactNode
}

/** ms before the dots come: what is there sooner needs none. */
const PATIENCE = 200

const appear = keyframes({ from: { opacity: 0 } })

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.toast,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  // The page beneath stays usable.
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
  '&[data-busy]': { animation: `${appear} 120ms ${PATIENCE}ms backwards` },
}))

/** Stands over the page in the place of a layer: dots while it is fetched, or why it could not be. */
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
