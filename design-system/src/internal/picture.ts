import type { ProductImageProps } from '../components/ProductImage/index.ts'

/** A product's picture for components that set its width themselves. */
export type Picture = Pick<ProductImageProps, 'src' | 'srcSet'>
