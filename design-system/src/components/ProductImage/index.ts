export { loadedSize } from './loadedSizes.ts'
export { ProductImage, type ImagePriority, type ProductImageProps } from './ProductImage.tsx'
export { TINTS, tintOf, type Tint } from './tintOf.ts'
