import type { Product } from '@dukani/contracts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useRelated } from '../api/useRelated.ts'
import { MOST_RELATED } from '../model/relatedProducts.ts'
import { ProductRow, type ProductRowProps } from './ProductRow.tsx'

export interface RelatedProductsProps extends Pick<ProductRowProps, 'inCart'> {
  product: Pick<Product, 'id' | 'category'>
}

/** Other products of its category (PROD-11). Without any, and when they can't be had, nothing. */
export function RelatedProducts({ product, inCart }: RelatedProductsProps) {
  const t = useText()
  const { products, isLoading } = useRelated(product)
  return (
    <ProductRow
      title={t('product.related')}
      products={products}
      inCart={inCart}
      skeletons={isLoading ? MOST_RELATED : 0}
    />
  )
}
