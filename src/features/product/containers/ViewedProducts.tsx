import type { Id } from '@dukani/contracts'
import { Button, VisuallyHidden } from '@dukani/design-system'
import { useRef, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useViewedProducts } from '../api/useViewedProducts.ts'
import { ProductRow, type ProductRowProps } from './ProductRow.tsx'

export interface ViewedProductsProps extends Pick<ProductRowProps, 'inCart'> {
  /** id of the product that is open: it isn't among them */
  open: Id
}

/** What was looked at in this browser before, and the way to have it forgotten. Without any, nothing. */
export function ViewedProducts({ open, inCart }: ViewedProductsProps) {
  const t = useText()
  const { products, loading, clear } = useViewedProducts(open)
  const [isCleared, setCleared] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const title = t('product.recent')
  const text = t('product.recentClear')
  return (
    <div ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">{isCleared && t('product.recentCleared')}</VisuallyHidden>
      <ProductRow
        title={title}
        products={products}
        inCart={inCart}
        skeletons={loading}
        action={
          <Button
            variant="text"
            aria-label={`${text}: ${title}`}
            onClick={() => {
              clear()
              setCleared(true)
              // The button goes with its row.
              place.current?.focus({ preventScroll: true })
            }}
          >
            {text}
          </Button>
        }
      />
    </div>
  )
}
