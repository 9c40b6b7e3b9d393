export { ShopHeader, type ShopHeaderProps } from './ShopHeader.tsx'
export { CartLink, type CartLinkProps } from './CartLink.tsx'
export { ShopBrand, type ShopBrandProps } from './ShopBrand.tsx'
export { useHeaderOnScroll } from './useHeaderOnScroll.ts'
