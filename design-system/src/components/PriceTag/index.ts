export { DiscountBadge, PriceTag, PRICE_SIZES, type PriceSize, type PriceTagProps } from './PriceTag.tsx'
