export { ProductCard, type ProductCardLabels, type ProductCardProps } from './ProductCard.tsx'
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
