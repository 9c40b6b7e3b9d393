export { ShopFooter, type ShopFooterProps, type SocialLink } from './ShopFooter.tsx'
export { type SocialNetwork } from './SocialIcon.tsx'
