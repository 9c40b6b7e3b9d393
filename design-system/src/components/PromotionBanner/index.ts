export { PromotionBanner, type PromotionBannerProps } from './PromotionBanner.tsx'
