import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, layer, radius } from '../../theme/vars.ts'
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

const Root = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: layer.toast,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  // The page beneath stays usable.
  pointerEvents: 'none',
})

const Card = styled('div')({
  position: 'relative',
  maxWidth: 420,
  maxHeight: '100%',
  overflowY: 'auto',
  minWidth: 88,
  minHeight: 56,
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.raised,
  color: color.primary,
  boxShadow: color.shadowModal,
  pointerEvents: 'auto',
  '&[data-busy]': { animation: `${appear} 120ms ${PATIENCE}ms backwards` },
})

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
