import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx'

export interface ProductGridProps {
  /** The cards, each with a key. */
  children?: ReactNode
  /** Accessible name of the list. */
  label: string
  /**
   * Number of skeleton cards after the real ones: nine during the first load and while the next page loads. @default
   * 0
   */
  skeletons?: number
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  // One column with very large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 50% - 20px), 1fr))',
  gap: '24px 12px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
}))

const Cell = styled('li')({ minWidth: 0 })

/**
 * Two columns of cards on a phone, three from 900 px, so that a page of nine fills the grid. `role="list"` because
 * Safari drops the list semantics of a list without bullets.
 */
export function ProductGrid({ children, label, skeletons = 0 }: ProductGridProps) {
  return (
    <Grid role="list" aria-label={label} aria-busy={skeletons > 0}>
      {Children.map(children, (card) => (
        <Cell>{card}</Cell>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <Cell key={`skeleton-${index}`} aria-hidden="true">
          <ProductCardSkeleton />
        </Cell>
      ))}
    </Grid>
  )
}
