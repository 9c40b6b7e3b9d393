import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx'

export interface ProductGridProps {
  /** The cards, each with its key. */
  children?: ReactNode
  /** Names the list. */
  label: string
  /**
   * Cards drawn as skeletons behind the real ones: nine in the first load, nine more while the next page
   * loads. @default 0
   */
  skeletons?: number
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  // One, where letters are so large that half a screen has no room for a name.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 50% - 20px), 1fr))',
  gap: '24px 12px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
}))

const Cell = styled('li')({ minWidth: 0 })

/**
 * Two columns of cards on a phone, three from 900 px, so that a page of nine fills the grid.
 * `role="list"` because WebKit stops calling an unmarked list a list.
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
