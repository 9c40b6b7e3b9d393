import type { ProductImageProps } from '../components/ProductImage/index.ts'

/** A product's picture as a composed component takes it: it decides by itself how wide it is shown. */
export type Picture = Pick<ProductImageProps, 'src' | 'srcSet'>
