export { ShopHeader, type ShopHeaderProps } from './ShopHeader.tsx'
export { type CartLinkProps } from './CartLink.tsx'
