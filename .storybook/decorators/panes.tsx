import type { Scheme } from '@dukani/design-system'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export const Panes = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: '100vh' })

const Ground = styled('div')({
  minHeight: '100vh',
  minWidth: 0,
  backgroundColor: 'var(--dk-background)',
  '&[data-padded]': { padding: 16 },
  // What is fixed to the view stays in its own half.
  '&[data-contained]': { transform: 'translateZ(0)', overflow: 'hidden' },
})

interface PaneProps {
  /** The scheme of this half; the page's own without it. */
  scheme?: Scheme
  padded: boolean
  contained?: boolean
  children: ReactNode
}

/** The page's ground under a story. */
export function Pane({ scheme, padded, contained, children }: PaneProps) {
  return (
    <Ground
      data-theme={scheme}
      data-padded={padded ? '' : undefined}
      data-contained={contained ? '' : undefined}
    >
      {children}
    </Ground>
  )
}
