export {
  DiscountBadge,
  PriceTag,
  PRICE_SIZES,
  type PriceLabels,
  type PriceSize,
  type PriceTagProps,
} from './PriceTag.tsx'
