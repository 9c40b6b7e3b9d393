import type { Product } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useCart } from '#features/cart/model/useCart.ts'
import { RelatedProducts } from '#features/product/containers/RelatedProducts.tsx'
import { ViewedProducts } from '#features/product/containers/ViewedProducts.tsx'

export interface MoreProductsProps {
  product: Pick<Product, 'id' | 'category'>
}

/** The ways from a product to others (PROD-11): a chunk of its own. */
export function MoreProducts({ product }: MoreProductsProps) {
  const { quantityOf } = useCart()
  return (
    <Stack gap={40}>
      <RelatedProducts product={product} inCart={quantityOf} />
      <ViewedProducts open={product.id} inCart={quantityOf} />
    </Stack>
  )
}
