export { ProductScroller, type ProductScrollerProps } from './ProductScroller.tsx'
export { type ProductScrollerLabels, type ScrollerProduct } from './scrollerProduct.ts'
