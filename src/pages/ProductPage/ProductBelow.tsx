import type { Product } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { averageRating } from '#shared/product/averageRating.ts'
import { MoreBelow } from './MoreBelow.tsx'
import { ReviewsBelow } from './ReviewsBelow.tsx'

export interface ProductBelowProps {
  product: Product
  /** The product's own answer isn't to be had: above stands why, and the way to try again, which serves here too. */
  isMissing: boolean
  /** A review was written: the product's rating and count are others now. */
  onWritten: () => void
}

/** Reviews and other products, below the product itself. */
export function ProductBelow({ product, isMissing, onWritten }: ProductBelowProps) {
  return (
    <Stack gap={40}>
      <ReviewsBelow
        // With the product's answer they are asked for anew.
        key={isMissing ? 'missing' : 'there'}
        hasRetry={!isMissing}
        productId={product.id}
        average={averageRating(product)}
        count={product.reviews}
        onWritten={onWritten}
      />
      {/* Another product's are fetched anew when they are come to. */}
      <MoreBelow key={String(product.id)} product={product} />
    </Stack>
  )
}
